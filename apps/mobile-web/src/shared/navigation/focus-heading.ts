/** Focuses the page's heading, so that screen readers announce it. */
export const focusHeading = (): void => {
  const heading = document.querySelector<HTMLElement>("h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
};
