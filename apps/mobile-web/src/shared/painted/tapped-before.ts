/** What can be tapped; forms and what is typed into them are in typed-before.ts. */
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

/** Chooses in the live select of that name as a person would. */
const choose = (live: ParentNode, { name, value }: HTMLSelectElement): void => {
  const select = [...live.querySelectorAll("select")].find((one) => one.name === name);
  if (!select || select.value === value) return;
  select.value = value;
  select.dispatchEvent(new Event("change", { bubbles: true }));
};

/**
 * Once the live page stands: chooses in its selects (the language) what was chosen on the painted page, and
 * presses on it what the visitor tapped on the painted one, which is out of the page by then, or chose there,
 * or was pressing with the mouse when it left (build/boot-script.ts marks all three). Painted links lead on
 * by themselves. What isn't on the live page was about another one and is forgotten.
 */
export const pressTapped = (painted: ParentNode, live: ParentNode): void => {
  // Only what was marked: the painted select may begin with another language than the visitor's.
  for (const select of painted.querySelectorAll<HTMLSelectElement>("select[data-chosen]"))
    choose(live, select);
  const before = controlsOf(painted);
  const now = controlsOf(live);
  for (const control of before.filter((one) =>
    one.matches("[data-tapped], [data-pressed], [data-chosen]:checked"),
  )) {
    const twin = now.filter(alike(control))[before.filter(alike(control)).indexOf(control)];
    // The page's own effects come first.
    requestAnimationFrame(() => setTimeout(() => twin?.isConnected && twin.click()));
  }
};
