"""How fast this machine runs plain Python: one fixed loop, in CPU-seconds. Ratios to it travel between machines."""

import json
import time

ROUNDS = 3_000_000


def loop() -> int:
    s = 0
    for i in range(ROUNDS):
        s += i * i & 7
    return s


def main() -> None:
    start = time.process_time()
    loop()
    print(json.dumps({"seconds": time.process_time() - start}))


if __name__ == "__main__":
    main()
