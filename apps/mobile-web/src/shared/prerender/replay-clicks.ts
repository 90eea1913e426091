import { replayMarks } from "./replay-marks.ts";

/** What can be tapped; forms and what is typed into them are in replay-input.ts. */
const controlsOf = (page: ParentNode): readonly HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>("a, button, label, input[type=radio]"),
];

/** Whether two controls are the same thing, or one of several such things. */
const alike =
  (one: HTMLElement) =>
  (other: HTMLElement): boolean =>
    other.matches(one.localName) &&
    other.className === one.className &&
    other.getAttribute("value") === one.getAttribute("value");

const { clicked, pressed, changed } = replayMarks;
const marked = `[${clicked}], [${pressed}], [${changed}]:checked`;

/** Chooses in the live select of that name as a person would. */
const choose = (live: ParentNode, { name, value }: HTMLSelectElement): void => {
  const select = [...live.querySelectorAll("select")].find((one) => one.name === name);
  if (!select || select.value === value) return;
  select.value = value;
  select.dispatchEvent(new Event("change", { bubbles: true }));
};

/**
 * Once the live page stands: chooses in its selects (the language) what was chosen on the prerendered page,
 * and presses on it what the visitor tapped on the prerendered one, which is out of the page by then, or
 * chose there, or was pressing with the mouse when it left (boot/record-input.ts marks all three).
 * Prerendered links lead on by themselves. What isn't on the live page was about another one and is
 * forgotten.
 */
export const replayClicks = (prerendered: ParentNode, live: ParentNode): void => {
  // Only what was marked: the prerendered select may begin with another language than the visitor's.
  for (const select of prerendered.querySelectorAll<HTMLSelectElement>(`select[${replayMarks.changed}]`))
    choose(live, select);
  const before = controlsOf(prerendered);
  const now = controlsOf(live);
  for (const control of before.filter((one) => one.matches(marked))) {
    const twin = now.filter(alike(control))[before.filter(alike(control)).indexOf(control)];
    // The page's own effects come first.
    requestAnimationFrame(() => setTimeout(() => twin?.isConnected && twin.click()));
  }
};
