import { crc32, inflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { plainCover } from "./plain-cover.ts";

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

/** The chunks of a PNG (RFC 2083, 3.2): length, type, data, and the checksum of the last two, which must be right. */
const chunksOf = (png: Buffer): readonly Chunk[] => {
  const chunks: Chunk[] = [];
  for (let at = 8; at < png.length; ) {
    const end = at + 8 + png.readUInt32BE(at);
    expect(png.readUInt32BE(end)).toBe(crc32(png.subarray(at + 4, end)));
    chunks.push({ type: png.toString("latin1", at + 4, at + 8), data: png.subarray(at + 8, end) });
    at = end + 4;
  }
  return chunks;
};

it("is a PNG of 45 by 60 pixels that a browser can read", () => {
  const png = plainCover({ id: "1", title: "Oro", vendor: "JL", category: "RNG" });
  expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
  const chunks = chunksOf(png);
  expect(chunks.map(({ type }) => type)).toEqual(["IHDR", "PLTE", "IDAT", "IEND"]);
  const [header, colours, pixels] = chunks.map(({ data }) => data);
  expect([header?.readUInt32BE(0), header?.readUInt32BE(4)]).toEqual([45, 60]);
  const rows = inflateSync(pixels ?? Buffer.alloc(0));
  expect(rows).toHaveLength(60 * 46);
  expect(Math.max(...rows)).toBeLessThan((colours?.length ?? 0) / 3);
});
