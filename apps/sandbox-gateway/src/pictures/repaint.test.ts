import { PICTURE_BYTES_MAX } from "@volado/domain/validation";
import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { blank } from "../testing/pictures.ts";
import { PICTURE_SIDE_MAX, repaint } from "./repaint.ts";

const stored = async (bytes: Uint8Array) => {
  const painted = await repaint(bytes);
  if (painted.fault !== undefined) throw new Error(painted.fault);
  return { ...painted, ...(await sharp(painted.bytes).metadata()) };
};

const noise = (side: number): Sharp => {
  const mean = { type: "gaussian", mean: 128, sigma: 90 } as const;
  return sharp({ create: { width: side, height: side, channels: 3, background: "white", noise: mean } });
};

const chunk = (name: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.byteLength);
  // The reader looks for names only, so the checksum doesn't matter.
  return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)]);
};

/** A PNG whose header states a wrong size. */
const claiming = async (width: number, height: number): Promise<Buffer> => {
  const png = await blank().png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
};

describe("a stored picture", () => {
  it.each(["png", "jpeg"] as const)("is a re-encoded %s", async (format) => {
    const sent = await blank(40, 30).toFormat(format).toBuffer();
    expect(await stored(sent)).toMatchObject({ format, width: 40, height: 30 });
  });

  it("is upright, and reveals neither location nor camera", async () => {
    const sent = await blank(40, 30)
      .withExif({ IFD0: { Make: "Phone" }, IFD3: { GPSLatitudeRef: "N" } })
      .withIccProfile("p3")
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await sharp(sent).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) });
    const { width, height, orientation, exif, icc, xmp, bytes } = await stored(sent);
    expect({ width, height, orientation, exif, icc, xmp }).toEqual({ width: 30, height: 40 });
    expect(bytes.includes("Phone")).toBe(false);
  });

  it.each([
    ["a ZIP", Buffer.from("PK\u0003\u0004 and files")],
    ["a script", Buffer.from("<script>alert(1)</script>")],
  ])("has no %s behind it", async (_what, behind) => {
    for (const format of ["png", "jpeg"] as const) {
      const { bytes } = await stored(Buffer.concat([await blank().toFormat(format).toBuffer(), behind]));
      expect(bytes.includes(behind)).toBe(false);
    }
  });

  it("has the type of its bytes, without embedded comments", async () => {
    const png = await blank().png().toBuffer();
    const header = png.subarray(0, 33);
    const sent = Buffer.concat([header, chunk("tEXt", Buffer.from("Comment\0<script>")), png.subarray(33)]);
    expect((await stored(sent)).bytes.includes("<script>")).toBe(false);
  });

  it("has enough pixels for small print", async () => {
    const { width, height } = await stored(await blank(6_000, 4_000).jpeg().toBuffer());
    expect(width / height).toBeCloseTo(1.5, 2);
    expect(width * height).toBeLessThanOrEqual(8_000_000);
    expect(width * height).toBeGreaterThan(7_900_000);
  });

  it("becomes a JPEG when it is too large as PNG", async () => {
    const sent = await noise(1_400).png({ compressionLevel: 9 }).toBuffer();
    expect(sent.byteLength).toBeGreaterThan(PICTURE_BYTES_MAX);
    const { format, bytes } = await stored(sent);
    expect(format).toBe("jpeg");
    expect(bytes.byteLength).toBeLessThan(PICTURE_BYTES_MAX);
  });
});

describe("a file that is not a picture", () => {
  const animated = async () => {
    const png = await blank().png().toBuffer();
    return Buffer.concat([png.subarray(0, 33), chunk("acTL", Buffer.alloc(8)), png.subarray(33)]);
  };
  const half = async (format: "png" | "jpeg") => {
    const whole = await noise(64).toFormat(format).toBuffer();
    return whole.subarray(0, whole.byteLength / 2);
  };
  it.each([
    ["a page", async () => Buffer.from("<html>")],
    ["a drawing that can load things", async () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")],
    ["a GIF", () => blank().gif().toBuffer()],
    ["a WebP", () => blank().webp().toBuffer()],
    ["an animated PNG", animated],
    ["half a PNG", () => half("png")],
    ["half a JPEG", () => half("jpeg")],
    ["the first bytes of a PNG and a script", async () => Buffer.from("\x89PNG\r\n\x1a\n<script>", "latin1")],
    ["the first bytes of a JPEG and a script", async () => Buffer.from("\xff\xd8\xff<script>", "latin1")],
    ["nothing", async () => Buffer.alloc(0)],
  ])("is refused: %s", async (_what, sent) => {
    expect(await repaint(await sent())).toEqual({ fault: "invalid_format" });
  });
});

describe("a picture that is too big is refused by its header, before decoding", () => {
  it.each([
    ["more pixels than fit", 6_001, 6_000],
    ["a bomb", 100_000, 100_000],
    ["a long side", PICTURE_SIDE_MAX + 1, 1],
    ["a long other side", 1, PICTURE_SIDE_MAX + 1],
  ])("%s", async (_what, width, height) => {
    expect(await repaint(await claiming(width, height))).toEqual({ fault: "too_big" });
  });
});
