"""Train a small policy with PettingZoo: REINFORCE on what the options are. `train_policy.py vendetta 4`"""

import sys

import numpy as np

from gloam.lab.frameworks import pettingzoo


class Policy:
    """It learns: the better the features of an option score, the likelier it is chosen."""

    def __init__(self, game: str, seats: int, seed: int = 1) -> None:
        self.env = pettingzoo.env(game, seats=seats)
        self.features = self.env.unwrapped.option_features  # one row for each action
        self.weights = np.zeros(self.features.shape[1])
        self.luck = np.random.default_rng(seed)
        self.mean = self.square = np.zeros_like(self.weights)  # of the gradients so far, for Adam

    def play(self, me: int, seed: int) -> tuple[float, np.ndarray]:
        """One game against random seats: what it brought, and the gradient of the choices made in it."""
        self.env.reset(seed=seed)
        earned, gradient = 0.0, np.zeros_like(self.weights)
        for agent in self.env.agent_iter():
            seen, reward, over, _, _ = self.env.last()
            mine = agent == f"seat_{me}"
            earned += reward if mine else 0.0
            action = None
            if not over:
                legal = np.flatnonzero(seen["action_mask"])
                rows = self.features[legal]
                chances = np.exp(rows @ self.weights * mine)
                chances /= chances.sum()
                choice = self.luck.choice(len(legal), p=chances)
                gradient += (rows[choice] - chances @ rows) * mine
                action = int(legal[choice])
            self.env.step(action)
        return earned, gradient

    def learn(self, games: int, rate: float = 0.05) -> None:
        usual = 1 / self.env.max_num_agents  # what a game brings
        for game in range(1, games + 1):
            earned, gradient = self.play(game % self.env.max_num_agents, game)
            step = (earned - usual) * gradient
            usual += 0.02 * (earned - usual)
            self.mean = 0.9 * self.mean + 0.1 * step
            self.square = 0.99 * self.square + 0.01 * step**2
            self.weights += rate * self.mean / (1 - 0.9**game) / (np.sqrt(self.square / (1 - 0.99**game)) + 1e-6)

    def share(self, games: int) -> float:
        """The share of games it wins, in all seats in turn, on deals it has not learned from."""
        return float(np.mean([self.play(game % self.env.max_num_agents, 10**6 + game)[0] for game in range(games)]))


if __name__ == "__main__":
    policy = Policy(sys.argv[1], seats=int(sys.argv[2]))
    print(f"before: {policy.share(100):.0%} of games won")
    policy.learn(400)
    print(f"after:  {policy.share(100):.0%} of games won")
