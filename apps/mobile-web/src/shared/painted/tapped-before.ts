type Control = HTMLButtonElement | HTMLInputElement;

/** What a tap on the painted page can't do without its code: links lead on by themselves, forms and fields are in typed-before.ts. */
const controlsOf = (page: ParentNode): readonly Control[] => [
  ...page.querySelectorAll<Control>("button[type=button], input[type=radio]"),
];

/** Whether two controls are the same thing, or one of several such things. */
const alike =
  (one: Control) =>
  (other: Control): boolean =>
    other.className === one.className && other.value === one.value;

/**
 * Once the live page stands: presses on it what the visitor pressed on the painted one, which is out of the page by then
 * (build/boot-script.ts marks it), or chose there. What isn't on the live page was about another one and is forgotten.
 */
export const pressTapped = (painted: ParentNode, live: ParentNode): void => {
  const before = controlsOf(painted);
  const now = controlsOf(live);
  for (const control of before.filter((one) => one.matches("[data-tapped], [data-chosen]:checked"))) {
    const twin = now.filter(alike(control))[before.filter(alike(control)).indexOf(control)];
    // The page's own effects come first.
    requestAnimationFrame(() => setTimeout(() => twin?.isConnected && twin.click()));
  }
};
