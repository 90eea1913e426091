import type { DrawRule } from "../../lottery/draw-rules.ts";
import { make, makeButton, text } from "./page.ts";
import { say } from "./table.ts";

type Picks = readonly (number | undefined)[];

/** The part of a picker that differs between numbers and digits. */
interface Fields {
  readonly view: HTMLElement;
  /** Shows picks; undefined ones are open. */
  show(picks: Picks): void;
}

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, place) => place);

const numberGrid = (highest: number, onTap: (number: number) => void): Fields => {
  const buttons = upTo(highest).map((place) =>
    makeButton("", () => onTap(place + 1), String(place + 1).padStart(2, "0")),
  );
  const view = make("div", "numbers", ...buttons);
  view.dataset.highest = String(highest);
  return {
    view,
    show: (picks) => {
      for (const [place, button] of buttons.entries())
        button.setAttribute("aria-pressed", String(picks.includes(place + 1)));
    },
  };
};

const digitRow = (count: number, onChange: (place: number, digit: number | undefined) => void): Fields => {
  const selects = upTo(count).map((place) => {
    const options = ["", ...upTo(10).map(String)].map((digit) => new Option(digit || "–", digit));
    const select = make("select", "", ...options);
    select.setAttribute("aria-label", text("digit", { place: String(place + 1) }));
    select.addEventListener("change", () =>
      onChange(place, select.value === "" ? undefined : Number(select.value)),
    );
    return select;
  });
  return {
    view: make("div", "digits", ...selects),
    show: (picks) => {
      for (const [place, select] of selects.entries()) select.value = String(picks[place] ?? "");
    },
  };
};

/** `count` random picks. */
const randomPicks = ({ count, highest }: DrawRule): Picks => {
  const random = (sides: number) => Math.floor(Math.random() * sides);
  if (highest === undefined) return upTo(count).map(() => random(10));
  const left = upTo(highest).map((place) => place + 1);
  return upTo(count).flatMap(() => left.splice(random(left.length), 1));
};

/** What the player has to do for a ticket. */
export const pickHint = ({ count, highest }: DrawRule): string =>
  text(highest === undefined ? "pickDigits" : "pickNumbers", { count: String(count) });

/** Shows a group in which the player picks as many numbers as the lottery draws. `onChange` follows every change. */
export const makePicker = (group: HTMLElement, rule: DrawRule, onChange: () => void) => {
  const { count, highest } = rule;
  let picks: Picks = [];
  const counter = make("b", "");

  const change = (next: Picks): void => {
    picks = next;
    fields.show(picks);
    counter.textContent = text("picked", { picked: String(picked().length), count: String(count) });
    onChange();
  };
  /** The player's change, which is announced. */
  const pick = (next: Picks): void => {
    change(next);
    say(counter.textContent ?? "");
  };
  const picked = (): readonly number[] => picks.flatMap((number) => number ?? []);

  const fields =
    highest === undefined
      ? digitRow(count, (place, digit) => pick(upTo(count).map((at) => (at === place ? digit : picks[at]))))
      : numberGrid(highest, (number) => {
          if (picks.includes(number)) pick(picks.filter((other) => other !== number));
          else if (picks.length < count) pick([...picks, number]);
          else say(text("full", { count: String(count) }));
        });
  const title = make("h2", "", pickHint(rule));
  const tools = make(
    "p",
    "tools",
    counter,
    makeButton("", () => pick(randomPicks(rule)), text("quickPick")),
    makeButton("", () => pick([]), text("clear")),
  );
  group.setAttribute("aria-label", title.textContent ?? "");
  group.replaceChildren(title, tools, fields.view);
  change([]);
  return {
    /** The picks, once all are chosen. */
    complete: (): readonly number[] | undefined => (picked().length === count ? picked() : undefined),
    clear: () => change([]),
  };
};
