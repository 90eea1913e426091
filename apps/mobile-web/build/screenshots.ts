import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { resolve } from "node:path";
import sharp from "sharp";
import type { Brand } from "./merchant.ts";
import type { ScreenshotFile } from "./web-manifest.ts";

/** A picture of the site and its bytes. */
export interface Screenshot extends ScreenshotFile {
  readonly webp: Uint8Array;
}

/**
 * The pictures in a brand's `screenshots` folder, by name; empty without that folder. `e2e/screenshots.ts` takes the
 * house brand's.
 */
export const screenshotsOf = async ({ folder }: Pick<Brand, "folder">): Promise<readonly Screenshot[]> => {
  const place = resolve(folder, "screenshots");
  const names = await readdir(place).catch((): string[] => []);
  return Promise.all(
    names
      .filter((name) => name.endsWith(".webp"))
      .toSorted()
      .map(async (name) => {
        const webp = await readFile(resolve(place, name));
        const { width, height } = await sharp(webp).metadata();
        const hash = createHash("sha256").update(webp).digest("hex").slice(0, 8);
        return { src: `/assets/${name.replace(".webp", "")}-${hash}.webp`, width, height, webp };
      }),
  );
};
