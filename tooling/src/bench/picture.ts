import { crc32, deflateSync } from "node:zlib";

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

/**
 * Grey rows, each led by PNG's "no filter" byte, from a fixed seed (Lehmer), so that every run has the same picture.
 */
const noiseRows = (width: number, height: number): Buffer => {
  const rows = Buffer.alloc((width + 1) * height);
  let state = 42;
  for (let index = 0; index < rows.length; index += 1) {
    state = (state * 48_271) % 0x7fffffff;
    if (index % (width + 1) !== 0) rows[index] = state & 0xff;
  }
  return rows;
};

/**
 * A grey PNG of noise, `width` x `height` pixels: a picture whose weight, about one byte a pixel, no
 * encoder can argue with.
 */
export const noisePicture = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8; // bits per sample; colour type and the rest stay 0: grey, no interlacing
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(noiseRows(width, height))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
};
