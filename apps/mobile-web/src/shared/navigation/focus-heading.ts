/** Moves focus to the page's heading, so that it is read out. */
export const focusHeading = (): void => {
  const heading = document.querySelector<HTMLElement>("h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
};
