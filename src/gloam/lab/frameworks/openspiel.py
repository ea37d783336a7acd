"""Gloam's games in OpenSpiel: importing this registers all of them, as `python_gloam_vendetta` and so on."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from random import Random
from typing import ClassVar, Final

from gloam.lab.frameworks.missing import Missing

try:
    import numpy as np
    import pyspiel
except ImportError:
    raise Missing("openspiel") from None

import gloam
from gloam.bots.guide import won
from gloam.core.chance import seeded
from gloam.core.table import Table
from gloam.lab.frameworks.moment import FINGERPRINT, Moment, begun
from gloam.lab.frameworks.tensors import Field, Layout, Numbers
from gloam.lab.games import GAMES

Parameters = dict[str, object]

DEALS: Final = 1000  # equally likely outcomes wherever luck comes into play


def short_name(game: str) -> str:
    return "python_gloam_" + game.replace("-", "_")


def packed(table: Table) -> str:
    """A table as a `position` parameter: a game that begins there, hidden cards included."""
    text = json.dumps(table.position(), separators=(",", ":"))
    return "z" + urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def unpacked(text: str) -> dict[str, object]:
    data: dict[str, object] = json.loads(zlib.decompress(urlsafe_b64decode(text[1:] + "=" * (-len(text[1:]) % 4))))
    return data


def game_type(game: str) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    counts = gloam.game(game).seat_counts
    return kinds(
        short_name=short_name(game),
        long_name=gloam.game(game).title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": GAMES[game].usual_seats, "variants": "", "deals": DEALS, "position": ""},
    )


class GloamGame(pyspiel.Game):
    """A set-up of one game. Several variants are joined by a plus sign."""

    name: ClassVar[str] = ""

    def __init__(self, parameters: Parameters) -> None:
        self.game: Final = gloam.game(self.name)
        self.subject: Final = GAMES[self.name]
        self.position: Final = str(parameters["position"])
        self.deals: Final = int(str(parameters["deals"]))
        self.variants: Final = tuple([name for name in str(parameters["variants"]).split("+") if name])
        seats = int(str(parameters["seats"]))
        self.seats: Final = self.dealt(0, seats).seats
        info = pyspiel.GameInfo(
            num_distinct_actions=self.subject.vocabulary().size,
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-1.0 / (self.seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.subject.longest * self.seats,
        )
        super().__init__(game_type(self.name), info, parameters)

    def dealt(self, seed: int, seats: int) -> Table:
        """A new table. One that begins from a position has its seats and cards, and fresh luck."""
        if self.position:
            return self.game.from_position({**unpacked(self.position), "chance": seeded(seed).state})
        return self.game.table(seats=seats, seed=seed, variants=self.variants)

    def new_initial_state(self) -> GloamState:
        return GloamState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.subject.longest * self.seats + 1

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Parameters | None = None
    ) -> Observer:
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class GloamState(pyspiel.State):
    """A node of the game tree. Chance is a player that picks one of `deals` seeds, wherever luck comes into play."""

    def __init__(self, game: GloamGame) -> None:
        super().__init__(game)
        self.moment: Moment | None = None  # before the first deal

    def current_player(self) -> int:
        moment = self.moment
        if moment is None or moment.awaiting:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if moment.table.over else moment.seat

    def is_terminal(self) -> bool:
        return self.moment is not None and self.moment.table.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(outcome, 1.0 / deals) for outcome in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.moment is None else list(self.moment.legal)

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        if self.moment is None:
            self.moment = begun(game.dealt(action, game.seats))
        elif self.moment.awaiting:
            before = self.moment.table.chance.state
            self.moment = self.moment.drawn(seeded(before + action))
        else:
            self.moment = self.moment.answered(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action}"
        moment = self.moment
        legal = {} if moment is None else moment.legal
        return legal.get(action) or self.get_game().subject.vocabulary().options[action]

    def returns(self) -> list[float]:
        """1 for whoever wins alone; the others share what that costs."""
        seats = self.num_players()
        result = None if self.moment is None else self.moment.table.result
        if result is None:
            return [0.0] * seats
        return [(seats * share - 1) / (seats - 1) for share in won(result.winners, seats)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> GloamState:
        """A state this player cannot tell from this one: everything hidden, and the luck to come, is dealt afresh."""
        other: GloamState = self.clone()
        if self.moment is not None:
            other.moment = self.moment.imagined(player, Random(sampler()))
        return other

    def __str__(self) -> str:
        return "" if self.moment is None else "\n".join((*self.moment.moves, self.moment.awaiting))


class Observer:
    """What a player sees, as numbers and as text; with perfect recall also what it has seen."""

    def __init__(self, game: GloamGame, kind: pyspiel.IIGObservationType) -> None:
        self.tensor_of: Final = game.subject.tensor(game.seats)
        self.perfect_recall: Final[bool] = kind.perfect_recall
        self.public: Final[bool] = kind.public_info
        self.private: Final[bool] = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        fields = [Field("player", (game.seats,)), *self.tensor_of.layout.fields]
        if self.perfect_recall:
            fields.append(Field("past", (FINGERPRINT * 8,)))
        layout = Layout(fields)
        self.seats: Final = game.seats
        self.tensor: Final[Numbers | None] = np.zeros(layout.size, np.float32) if self.public else None
        self.dict: Final = {} if self.tensor is None else layout.parts(self.tensor)

    def viewer(self, player: int) -> int | None:
        return player if self.private else None

    def set_from(self, state: GloamState, player: int) -> None:
        moment = state.moment
        if self.tensor is None:
            return
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if moment is None:
            return
        viewer = self.viewer(player)
        question = None if viewer is None else moment.table.seat(viewer).question()
        numbers = self.tensor_of.of(moment.table.view(viewer), question)
        self.tensor[self.seats : self.seats + len(numbers)] = numbers
        if self.perfect_recall:
            self.dict["past"][:] = np.unpackbits(np.frombuffer(moment.fingerprint(viewer), np.uint8))

    def string_from(self, state: GloamState, player: int) -> str:
        moment = state.moment
        if moment is None:
            return ""
        if not self.public:
            return moment.private(player) if self.private else ""
        viewer = self.viewer(player)
        seen = f"{player}\n{moment.observation(viewer)}"
        return f"{moment.past(viewer)}\n{seen}" if self.perfect_recall else seen


for each in GAMES:
    # A class, not a function: OpenSpiel lets go of it after Python has ended, and a class is not freed then.
    pyspiel.register_game(game_type(each), type(short_name(each), (GloamGame,), {"name": each}))
