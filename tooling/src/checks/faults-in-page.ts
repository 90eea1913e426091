import type { Page } from "playwright-core";

/**
 * Finds visual faults in the open page: a blank page, content outside the screen, text that is cut off or covered and,
 * in forced colours, fields without a border and text in its background colour. Runs in the page, so it can't use
 * anything outside the function.
 * @param forcedColours whether forced colours are active
 * @returns one sentence per fault, without its location
 */
export const faultsInPage = (forcedColours: boolean): readonly string[] => {
  const root = document.documentElement;
  const faults: string[] = [];
  // Animations are inspected at their start: a rotating coin seen from its edge would be invisible.
  for (const motion of document.getAnimations()) {
    const { iterations, delay } = motion.effect?.getComputedTiming() ?? {};
    if (iterations !== Number.POSITIVE_INFINITY) continue;
    motion.pause();
    motion.currentTime = delay ?? 0;
  }
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
  const hasText = ({ childNodes }: Element): boolean =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const transparent = /, 0\)$|transparent/;
  const groundOf = (element: Element | null): string => {
    if (element === null) return getComputedStyle(root).backgroundColor;
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    if (backgroundImage !== "none") return backgroundImage;
    return transparent.test(backgroundColor) ? groundOf(element.parentElement) : backgroundColor;
  };

  const hasFrame = (element: Element | null | undefined): boolean =>
    element instanceof Element && Number.parseFloat(getComputedStyle(element).borderTopWidth) > 0;
  const paints = (element: Element): boolean => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    return (
      backgroundImage !== "none" || !transparent.test(backgroundColor) || element.matches("img, svg, svg *")
    );
  };
  const modal = [...document.querySelectorAll("dialog:modal")].at(-1);
  /** The centre of an element's own text, if it isn't scrolled out of view. */
  const textCentre = (element: Element): { x: number; y: number } | undefined => {
    const words = document.createRange();
    words.selectNodeContents(element);
    const [text, own] = [words.getBoundingClientRect(), element.getBoundingClientRect()];
    // Lines cut off by an ellipsis are not visible.
    const x = (Math.max(text.left, own.left) + Math.min(text.right, own.right)) / 2;
    const y = (Math.max(text.top, own.top) + Math.min(text.bottom, own.bottom)) / 2;
    let [around, seen] = [element.parentElement, x > 0 && y > 0 && x < innerWidth && y < innerHeight];
    for (; around && seen; around = around.parentElement) {
      const box = around.getBoundingClientRect();
      if (getComputedStyle(around).overflow !== "visible")
        seen = x > box.left && x < box.right && y > box.top && y < box.bottom;
    }
    return seen ? { x, y } : undefined;
  };
  const covered = (element: Element): boolean => {
    if (modal && !modal.contains(element)) return false;
    if (getComputedStyle(element).pointerEvents === "none") return false;
    const at = textCentre(element);
    const [top] = at ? document.elementsFromPoint(at.x, at.y).filter(paints) : [];
    return top !== undefined && !top.contains(element) && !element.contains(top);
  };

  const all = [...document.querySelectorAll("#storybook-root *, dialog *")];
  if (!all.some((element) => visible(element) && (hasText(element) || paints(element) || hasFrame(element))))
    faults.push("shows nothing");

  for (const element of all) {
    if (!visible(element) || !hasText(element) || element.closest("[aria-hidden=true], [inert], svg"))
      continue;
    const { overflowX, overflowY, textOverflow, webkitLineClamp, color } = getComputedStyle(element);
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    const cuts = (overflow: string): boolean => overflow === "hidden" || overflow === "clip";
    const ends = textOverflow === "ellipsis" || webkitLineClamp !== "none";
    if (cuts(overflowX) && !ends && scrollWidth > clientWidth + 1)
      faults.push(`${nameOf(element)} cuts its text off at the side`);
    if (cuts(overflowY) && webkitLineClamp === "none" && scrollHeight > clientHeight + 4)
      faults.push(`${nameOf(element)} cuts its text off below`);
    if (covered(element)) faults.push(`${nameOf(element)} lies under something else`);
    if (forcedColours && color === groundOf(element)) faults.push(`${nameOf(element)} has invisible text`);
  }
  if (!forcedColours) return faults;

  for (const field of document.querySelectorAll(
    "input:not([type=checkbox], [type=radio], [type=file]), select, textarea",
  )) {
    if (!visible(field)) continue;
    const framed = [field, field.parentElement, field.parentElement?.parentElement].some(hasFrame);
    if (!framed) faults.push(`${nameOf(field)} has no frame`);
  }
  return faults;
};

const words = "Bienvenido a la casa de todos los juegos";

/** Pages with one fault each, and the expected message. */
const planted: readonly { readonly page: string; readonly fault: string; readonly forcedColours?: true }[] = [
  {
    page: '<i style="position: absolute; left: 372px; width: 50px">x</i>',
    fault: "sticks out of the screen by 40 px",
  },
  { page: `<p style="opacity: 0">${words}</p>`, fault: "shows nothing" },
  {
    page: `<p style="width: 80px; overflow: hidden; white-space: nowrap">${words}</p>`,
    fault: "p cuts its text off at the side",
  },
  {
    page: `<p style="width: 120px; height: 30px; overflow: hidden">${words}</p>`,
    fault: "p cuts its text off below",
  },
  {
    page: `<p>${words}</p><div style="position: absolute; inset: 0; background: #123"></div>`,
    fault: "p lies under something else",
  },
  {
    page: `<p style="forced-color-adjust: none; color: #123; background: #123">${words}</p>`,
    fault: "p has invisible text",
    forcedColours: true,
  },
  { page: '<input style="border: 0" />', fault: "input has no frame", forcedColours: true },
];

/** Pages without faults. The second is a rotating coin seen from its edge. */
const sound = [
  `<main style="border: 1px solid"><p>${words}</p><input /></main>`,
  `<style>@keyframes turn { to { transform: rotateY(360deg) } }</style>
   <img style="width: 40px; height: 40px; animation: turn 1s linear -250ms infinite paused" />`,
];

/** Self-test: opens pages with and without faults and returns those that are misjudged. */
export const missedFaults = async (page: Page): Promise<readonly string[]> => {
  const problems: string[] = [];
  await page.setViewportSize({ width: 390, height: 844 });
  const faultless = sound.map((html) => ({ page: html, fault: undefined, forcedColours: false }));
  for (const { page: html, fault, forcedColours = false } of [...planted, ...faultless]) {
    await page.setContent(`<!doctype html><div id="storybook-root" style="position: relative">${html}</div>`);
    const found = await page.evaluate(faultsInPage, forcedColours);
    if (found.join() !== (fault ?? ""))
      problems.push(`planted "${fault ?? "nothing"}", found: ${found.join() || "nothing"}`);
  }
  return problems;
};
