// @vitest-environment jsdom
import { PICTURE_BYTES_MAX } from "@volado/domain/validation";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sendablePicture } from "./use-pictures.ts";

const jpegStart = [0xff, 0xd8, 0xff, 0xe0];
const heicStart = [...new TextEncoder().encode("\0\0\0\x18ftypheic")];

const fileOf = (name: string, start: readonly number[], size: number) => {
  const bytes = new Uint8Array(size);
  bytes.set(start);
  return new File([bytes], name);
};

/** Sizes of the drawn pictures, as width and height. */
const drawn: (readonly [number, number])[] = [];

/** A browser that decodes files to a picture of this size and encodes JPEGs with this many bytes per pixel. */
const browser = (width: number, height: number, weight = 0.3) => {
  vi.stubGlobal("createImageBitmap", async () => ({ width, height, close: () => undefined }));
  // jsdom has no canvas.
  const pen = { fillRect: () => undefined, drawImage: () => undefined };
  Object.defineProperty(HTMLCanvasElement.prototype, "getContext", { value: () => pen, configurable: true });
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(function (
    this: HTMLCanvasElement,
    done,
  ) {
    drawn.push([this.width, this.height]);
    done(new Blob([new Uint8Array(Math.round(this.width * this.height * weight))]));
  });
};

beforeEach(() => void drawn.splice(0));
const { getContext } = HTMLCanvasElement.prototype;
afterEach(() => {
  Object.defineProperty(HTMLCanvasElement.prototype, "getContext", { value: getContext, configurable: true });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("scales a photo of 9 MB down to a JPEG with the same aspect ratio", async () => {
  browser(8_000, 6_000);
  const sent = await sendablePicture(fileOf("photo.jpeg", jpegStart, 9 * 1024 * 1024));
  expect([sent.name, sent.type]).toEqual(["photo.jpg", "image/jpeg"]);
  expect(sent.size).toBeLessThanOrEqual(PICTURE_BYTES_MAX);
  expect(drawn).toEqual([[3_266, 2_449]]);
});

it("scales a photo down again if it is still too large", async () => {
  browser(4_000, 2_000, 1);
  const sent = await sendablePicture(fileOf("noise.jpg", jpegStart, PICTURE_BYTES_MAX + 1));
  expect(sent.size).toBeLessThanOrEqual(PICTURE_BYTES_MAX);
  expect(drawn).toEqual([
    [4_000, 2_000],
    [2_800, 1_400],
  ]);
});

it("converts a HEIC photo to JPEG if the browser can decode it", async () => {
  browser(400, 300);
  expect(await sendablePicture(fileOf("IMG_1.HEIC", heicStart, 2_000))).toMatchObject({
    name: "IMG_1.jpg",
    type: "image/jpeg",
  });
  expect(drawn).toEqual([[400, 300]]);
});

it("leaves sendable and undecodable files as they are", async () => {
  browser(400, 300);
  const light = fileOf("photo.jpg", jpegStart, 2_000);
  expect(await sendablePicture(light)).toBe(light);
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new DOMException("no", "InvalidStateError")));
  for (const name of ["IMG_1.HEIC", "a.pdf"]) {
    const file = fileOf(name, heicStart, 2_000);
    expect(await sendablePicture(file)).toBe(file);
  }
  expect(drawn).toEqual([]);
});
