"""The table of what was found, as Markdown."""

from __future__ import annotations

from collections.abc import Iterable

from tools.screens.playing import Shift, Story, Wrong

# The checks of issue 18, each at every own decision, and what there is to know besides.
CHECKS = ("page", "prompt", "goal", "board", "45 %", "hand", "choices", "send", "reach", "12 px", "tap", "result")
MORE = ("in list", "buttons")
CLICKS = {"boars": 1.15, "wolves": 1.15}  # for a choice, at most
CLICKS_ELSEWHERE = 1.5
SHIFT = 0.1  # in a whole game
WORST = 4  # things of each check
NOTES = 8


def percent(share: float | None) -> str:
    if share is None:
        return "-"
    return "100" if share == 1 else f"**{min(99, int(share * 100))}**"


def clicks(story: Story) -> str:
    if story.choices == 0:
        return "-"
    many = story.clicks / story.choices
    most = CLICKS.get(story.screen.game, CLICKS_ELSEWHERE)
    return f"{many:.2f}" if many <= most else f"**{many:.2f}**"


def shift(story: Story) -> str:
    return f"{story.shift:.3f}" if story.shift < SHIFT else f"**{story.shift:.3f}**"


def row(story: Story) -> list[str]:
    screen = story.screen
    ended = "end" if story.over else "stuck" if story.broke else "cut"
    return [
        screen.game,
        screen.role,
        screen.wide,
        screen.language,
        f"{story.decisions} ({ended})",
        *(percent(story.share(check)) for check in (*CHECKS, *MORE)),
        percent(story.legal_on_board / story.legal if story.legal else None),
        percent(story.on_board / story.taps if story.taps else None),
        clicks(story),
        str(story.warned),
        shift(story),
    ]


def table(stories: Iterable[Story]) -> str:
    head = ["game", "role", "size", "in", "decisions", *CHECKS, *MORE, "on board", "tapped there"]
    head += ["clicks", "warned", "shift"]
    rows = [head, ["---"] * len(head), *map(row, stories)]
    return "\n".join("| " + " | ".join(each) + " |" for each in rows)


def things(story: Story) -> list[str]:
    """What is wrong on a screen, worst first: how often, what, why, and a picture."""
    lines = []
    if story.broke:
        lines.append(f"- **did not go on**: {story.broke}")
    for check in dict.fromkeys(one.check for one in story.wrong):
        found: dict[str, list[Wrong]] = {}
        for one in story.wrong:
            if one.check == check:
                found.setdefault(one.what, []).append(one)
        ranked = sorted(found.values(), key=len, reverse=True)
        shot = next((one.shot for ones in ranked for one in ones if one.shot), None)
        lines.append(f"- **{check}**" + (f" ({shot})" if shot else ""))
        lines += [
            f"  - {len(ones)}x `{ones[0].what}`: {ones[0].why} (decision {ones[0].at}: {ones[0].prompt[:60]})"
            for ones in ranked[:WORST]
        ]
        if len(ranked) > WORST:
            lines.append(f"  - and {len(ranked) - WORST} more")
    if story.shift >= SHIFT:
        lines += [f"- **shift** {story.shift:.3f}", *jumps(story)]
    if "**" in clicks(story):
        ranked_sends = sorted(story.sends.items(), key=lambda each: -each[1])[:WORST]
        lines += ["- **clicks**: sent", *(f"  - {count}x at: {prompt[:80]}" for prompt, count in ranked_sends)]
    lines += [f"- note: `{what}` {why}" for what, why in list(story.notes.items())[:NOTES]]
    return lines


def jumps(story: Story) -> list[str]:
    """What moved without being asked to, most first."""
    moved: dict[str, list[Shift]] = {}
    for one in story.shifts:
        moved.setdefault(one["what"], []).append(one)
    total = {what: sum(one["value"] for one in ones) for what, ones in moved.items()}
    return [
        f"  - {total[what]:.3f} in {len(moved[what])}: `{what}` went from {moved[what][0]['moved']} (x,y,width,height)"
        for what in sorted(total, key=lambda what: -total[what])[:NOTES]
    ]


LEGEND = f"""Shares of decisions in percent; bold: not good enough. "end": played to its end, "cut": stopped before.
`choices`: all up to 8, else the first 6, in sight on the board or in the list; `in list`: in the list alone;
`reach`: every legal choice in sight or in one list; `tap`: what chooses is 44 px; `buttons`: all other buttons are;
`on board`: legal choices that can be made on the board;
`clicks`: for a choice in a move (closing counts, and Send unless only a warning asked for it: `warned`);
`shift`: sum of all layout shifts, those after input too (under {SHIFT})."""


def report(stories: list[Story], head: str = "") -> str:
    parts = [head, LEGEND, "", table(stories), ""]
    for story in stories:
        found = things(story)
        if found:
            parts += [f"## {story.screen.file}", *found, ""]
    return "\n".join(parts)
