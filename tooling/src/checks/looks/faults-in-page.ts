/**
 * What can't be seen of the page that is open: what sticks out of the screen, words that are cut off, and, in colours that
 * the player's device dictates, fields without a frame and words in the colour of what they stand on.
 *
 * Runs in the page: it can use nothing from outside itself.
 *
 * @param dictated whether the colours are the device's
 * @returns one sentence for each fault, without the place.
 */
export const faultsInPage = (dictated: boolean): readonly string[] => {
  const root = document.documentElement;
  const faults: string[] = [];
  const tooWide = root.scrollWidth - root.clientWidth;
  if (tooWide > 0) faults.push(`sticks out of the screen by ${tooWide} px`);

  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}${element.classList.length > 0 ? `.${[...element.classList].join(".")}` : ""}`;
  const visible = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 2 && height > 2 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };
  const hasWords = ({ childNodes }: Element): boolean =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const groundOf = (element: Element | null): string => {
    if (element === null) return getComputedStyle(root).backgroundColor;
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    if (backgroundImage !== "none") return backgroundImage;
    return /, 0\)$|transparent/.test(backgroundColor) ? groundOf(element.parentElement) : backgroundColor;
  };

  for (const element of document.querySelectorAll("#storybook-root *, dialog *")) {
    if (!visible(element) || !hasWords(element) || element.closest("[aria-hidden=true], [inert], svg"))
      continue;
    const { overflowX, overflowY, textOverflow, webkitLineClamp, color } = getComputedStyle(element);
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    const cuts = (overflow: string): boolean => overflow === "hidden" || overflow === "clip";
    if (cuts(overflowX) && textOverflow !== "ellipsis" && scrollWidth > clientWidth + 1)
      faults.push(`${nameOf(element)} cuts its words off at the side`);
    if (cuts(overflowY) && webkitLineClamp === "none" && scrollHeight > clientHeight + 4)
      faults.push(`${nameOf(element)} cuts its words off below`);
    if (dictated && color === groundOf(element)) faults.push(`${nameOf(element)} has words nobody can see`);
  }
  if (!dictated) return faults;

  for (const field of document.querySelectorAll(
    "input:not([type=checkbox], [type=radio], [type=file]), select, textarea",
  )) {
    if (!visible(field)) continue;
    const framed = [field, field.parentElement, field.parentElement?.parentElement].some(
      (element) => element && Number.parseFloat(getComputedStyle(element).borderTopWidth) > 0,
    );
    if (!framed) faults.push(`${nameOf(field)} has no frame`);
  }
  return faults;
};
