import { chromium } from "playwright-core";
import { expect, it } from "vitest";
import { launchOptions } from "./launch-options.ts";

/** Width of a sample text in a font family, in CSS pixels. */
const widths = async (families: readonly string[]): Promise<readonly number[]> => {
  const browser = await chromium.launch(await launchOptions());
  try {
    const page = await browser.newPage();
    await page.setContent(
      families.map((family) => `<p><span style="font-family: ${family}">Bienvenido</span></p>`).join(""),
    );
    return await page
      .locator("span")
      .evaluateAll((spans) => spans.map((span) => Math.round(span.getBoundingClientRect().width)));
  } finally {
    await browser.close();
  }
};

it.runIf(process.platform === "linux")("a browser knows no other fonts than the repository's", async () => {
  const [own, system, sans, serif, ownSerif] = await widths([
    "DejaVu Sans",
    "system-ui",
    "sans-serif",
    "serif",
    "DejaVu Serif",
  ]);
  expect([system, sans, serif]).toEqual([own, own, ownSerif]);
  // Fonts of the machine must resolve to the family that replaces them.
  const [unknown, ...foreign] = await widths([
    "'Nobody has this', monospace",
    "'Liberation Sans', monospace",
    "'Noto Sans', monospace",
    "Arial, monospace",
  ]);
  expect(foreign).toEqual([unknown, unknown, unknown]);
});
