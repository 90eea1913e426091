import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { brandFolder } from "@volado/tooling/brands";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawIcons, hexColor } from "./icons.ts";

const mark = await readFile(resolve(brandFolder("volado"), "public/logo.svg"));
const ground = "#0c0b1a";
const { manifest, apple } = await drawIcons(mark, ground);

/** Red, green, blue and opacity of a point, given as fractions of width and height. */
const pointOf = async (png: Uint8Array, x: number, y: number) => {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [...data.subarray(at, at + info.channels)];
};

describe("the icons of a home screen", () => {
  it("have the sizes that Android and iOS require", async () => {
    expect(manifest.map(({ size, purpose }) => `${size} ${purpose}`)).toEqual([
      "192 any",
      "512 any",
      "192 maskable",
      "512 maskable",
    ]);
    for (const { png, size } of [...manifest, apple])
      expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: size, height: size });
    expect(apple.size).toBe(180);
  });

  it("fill their square where the launcher crops it, and are transparent around the mark elsewhere", async () => {
    for (const { png, purpose } of manifest) {
      const corner = await pointOf(png, 0.01, 0.01);
      expect(corner).toEqual(purpose === "maskable" ? [12, 11, 26, 255] : [0, 0, 0, 0]);
    }
    expect(await pointOf(apple.png, 0.01, 0.01)).toEqual([12, 11, 26, 255]);
  });

  it("show the coin within the circle that every launcher keeps", async () => {
    for (const { png, purpose } of manifest) {
      const rim = purpose === "maskable" ? 0.5 - 0.27 : 0.02;
      expect((await pointOf(png, rim, 0.5)).slice(0, 3)).toEqual([255, 183, 3]);
      if (purpose === "maskable") expect(await pointOf(png, 0.12, 0.12)).toEqual([12, 11, 26, 255]);
    }
  });

  it("have an address that changes with their content", async () => {
    const other = await drawIcons(mark, "#ffffff");
    expect(other.apple.src).not.toBe(apple.src);
    expect(apple.src).toMatch(/^\/assets\/apple-touch-icon-[\w-]{8}\.png$/);
  });
});

describe("a colour for a manifest", () => {
  it.each([
    ["oklch(0.16 0.03 285)", "#0c0b1a"],
    ["#FFF", "#ffffff"],
    ["rebeccapurple", "#663399"],
    ["hsl(0 100% 50%)", "#ff0000"],
  ])("is plain: %s is %s", async (given, hex) => {
    expect(await hexColor(given)).toBe(hex);
  });

  it.each(["var(--night)", "#0000", "nonsense"])("is refused when it is %s", async (given) => {
    await expect(hexColor(given)).rejects.toThrow("not an opaque colour");
  });
});
