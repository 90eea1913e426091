import { mkdir, stat, writeFile } from "node:fs/promises";
import { relative, resolve } from "node:path";
import { type Browser, expect, type Page } from "@playwright/test";

const repository = resolve(import.meta.dirname, "../../..");
const folder = resolve(repository, "docs/screenshots");

/** Size limit of a sheet in bytes: every clone downloads them. */
const LIMIT = 110_000;

/** Scale of a sheet's pictures to the screens they show. */
const SCALE = 0.7;

/** Gap between two pictures in CSS pixels. */
const GAP = 20;

/** Waits until every visible picture of the page has loaded. */
export const picturesShown = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  const waiting = () =>
    page.locator("img").evaluateAll((all) =>
      all.flatMap((image) => {
        const { top, bottom, left, right, width } = image.getBoundingClientRect();
        const seen =
          width > 0 && top < window.innerHeight && bottom > 0 && left < window.innerWidth && right > 0;
        return image instanceof HTMLImageElement && seen && !image.complete ? [image.src] : [];
      }),
    );
  await expect.poll(waiting, { timeout: 30_000 }).toEqual([]);
};

/** The visible page as a data URL. */
export const pictureOf = async (page: Page): Promise<string> => {
  await picturesShown(page);
  const picture = await page.screenshot({ animations: "disabled", caret: "hide" });
  return `data:image/png;base64,${picture.toString("base64")}`;
};

/**
 * Puts pictures side by side, row under row, into one WebP file of `docs/screenshots`.
 *
 * @throws Error when the file takes more bytes than a sheet may.
 */
export const saveSheet = async (
  browser: Browser,
  rows: readonly (readonly string[])[],
  name: string,
): Promise<void> => {
  const page = await browser.newPage();
  const address = await page.evaluate(
    async ({ given, scale, gap }) => {
      const images = await Promise.all(
        given.map((row) =>
          Promise.all(
            row.map(async (source) => {
              const image = new Image();
              image.src = source;
              await image.decode();
              return image;
            }),
          ),
        ),
      );
      const widthOf = (row: readonly HTMLImageElement[]) =>
        row.reduce((sum, { width }) => sum + width * scale + gap, gap);
      const heightOf = (row: readonly HTMLImageElement[]) =>
        Math.max(...row.map(({ height }) => height)) * scale + gap;
      const canvas = document.createElement("canvas");
      canvas.width = Math.max(...images.map(widthOf));
      canvas.height = images.reduce((sum, row) => sum + heightOf(row), gap);
      const sheet = canvas.getContext("2d");
      if (!sheet) throw new Error("The browser draws nothing.");
      sheet.fillStyle = "GrayText";
      sheet.fillRect(0, 0, canvas.width, canvas.height);
      sheet.imageSmoothingQuality = "high";
      let top = gap;
      for (const row of images) {
        let left = gap;
        for (const image of row) {
          sheet.drawImage(image, left, top, image.width * scale, image.height * scale);
          left += image.width * scale + gap;
        }
        top += heightOf(row);
      }
      return canvas.toDataURL("image/webp", 0.62);
    },
    { given: rows, scale: SCALE, gap: GAP },
  );
  await page.close();
  await mkdir(folder, { recursive: true });
  const path = resolve(folder, `${name}.webp`);
  await writeFile(path, Buffer.from(address.slice(address.indexOf(",") + 1), "base64"));
  const { size } = await stat(path);
  if (size > LIMIT) throw new Error(`${name}.webp has ${size} bytes; the limit is ${LIMIT}.`);
  process.stdout.write(`${relative(repository, path)}  ${Math.round(size / 1000)} KB\n`);
};
