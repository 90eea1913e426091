import type { Page } from "playwright-core";
import { faultsInPage } from "./faults-in-page.ts";

const words = "Bienvenido a la casa de todos los juegos";

/** Pages with one fault each, and how that is told. */
const planted: readonly { readonly page: string; readonly fault: string; readonly dictated?: true }[] = [
  {
    page: '<i style="position: absolute; left: 372px; width: 50px">x</i>',
    fault: "sticks out of the screen by 40 px",
  },
  { page: `<p style="opacity: 0">${words}</p>`, fault: "shows nothing" },
  {
    page: `<p style="width: 80px; overflow: hidden; white-space: nowrap">${words}</p>`,
    fault: "p cuts its words off at the side",
  },
  {
    page: `<p style="width: 120px; height: 30px; overflow: hidden">${words}</p>`,
    fault: "p cuts its words off below",
  },
  {
    page: `<p>${words}</p><div style="position: absolute; inset: 0; background: #123"></div>`,
    fault: "p lies under something else",
  },
  {
    page: `<p style="forced-color-adjust: none; color: #123; background: #123">${words}</p>`,
    fault: "p has words nobody can see",
    dictated: true,
  },
  { page: '<input style="border: 0" />', fault: "input has no frame", dictated: true },
];

/** Pages without a fault; the second is a coin that turns, seen from its edge. */
const sound = [
  `<main style="border: 1px solid"><p>${words}</p><input /></main>`,
  `<style>@keyframes turn { to { transform: rotateY(360deg) } }</style>
   <img style="width: 40px; height: 40px; animation: turn 1s linear -250ms infinite paused" />`,
];

/** Shows pages with a fault each, and some without, and says which of them were not told apart. */
export const missedFaults = async (page: Page): Promise<readonly string[]> => {
  const problems: string[] = [];
  await page.setViewportSize({ width: 390, height: 844 });
  const faultless = sound.map((html) => ({ page: html, fault: undefined, dictated: false }));
  for (const { page: html, fault, dictated = false } of [...planted, ...faultless]) {
    await page.setContent(`<!doctype html><div id="storybook-root" style="position: relative">${html}</div>`);
    const found = await page.evaluate(faultsInPage, dictated);
    if (found.join() !== (fault ?? ""))
      problems.push(`planted "${fault ?? "nothing"}", told: ${found.join() || "nothing"}`);
  }
  return problems;
};
