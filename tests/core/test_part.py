"""Parts of views: their JSON is that of the plain data, however it was put together."""

from __future__ import annotations

import msgspec

from gloam.core.part import Part, plains


def test_the_json_of_a_part_with_lists_of_parts_is_that_of_its_data() -> None:
    cards = [Part({"card": "one", "blood": 2}), Part({"card": "two", "blood": None})]
    part = Part({"name": "A", "cards": plains(cards), "none": [], "last": True}, {"cards": cards, "none": []})
    assert b"{" + part.fields() + b"}" == msgspec.json.encode(part.plain)
    assert part.plain["cards"] == [{"card": "one", "blood": 2}, {"card": "two", "blood": None}]


def test_the_json_of_a_part_is_made_once_and_shared_by_all_it_stands_in() -> None:
    card = Part({"card": "one"})
    first, second = [Part({"seat": seat, "cards": plains([card])}, {"cards": [card]}) for seat in (0, 1)]
    assert first.fields() is first.fields()
    assert first.fields() != second.fields()
    assert card.whole() is card.whole()
