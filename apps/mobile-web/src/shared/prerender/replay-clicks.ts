import { replayMarks } from "./replay-marks.ts";

/** Controls that can be tapped; replay-input.ts handles forms and their fields. */
const controlsOf = (page: ParentNode): readonly HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>("a, button, label, input[type=radio]"),
];

/** Whether two controls have the same element, class and value. */
const alike =
  (one: HTMLElement) =>
  (other: HTMLElement): boolean =>
    other.matches(one.localName) &&
    other.className === one.className &&
    other.getAttribute("value") === one.getAttribute("value");

const { clicked, pressed, changed } = replayMarks;
const marked = `[${clicked}], [${pressed}], [${changed}]:checked`;

/** Selects the value in the live select of the same name, as a user would. */
const choose = (live: ParentNode, { name, value }: HTMLSelectElement): void => {
  const select = [...live.querySelectorAll("select")].find((one) => one.name === name);
  if (!select || select.value === value) return;
  select.value = value;
  select.dispatchEvent(new Event("change", { bubbles: true }));
};

/**
 * Repeats the visitor's actions from the prerendered page, as marked by boot/record-input.ts, on the live page: selects
 * the chosen options (the language) and clicks the controls that were tapped, changed, or being pressed. Prerendered
 * links work without it. Controls that the live page doesn't have are ignored.
 */
export const replayClicks = (prerendered: ParentNode, live: ParentNode): void => {
  // Only marked selects: a prerendered one may start with another language than the visitor's.
  for (const select of prerendered.querySelectorAll<HTMLSelectElement>(`select[${replayMarks.changed}]`))
    choose(live, select);
  const before = controlsOf(prerendered);
  const now = controlsOf(live);
  for (const control of before.filter((one) => one.matches(marked))) {
    const twin = now.filter(alike(control))[before.filter(alike(control)).indexOf(control)];
    // After the page's own effects.
    requestAnimationFrame(() => setTimeout(() => twin?.isConnected && twin.click()));
  }
};
