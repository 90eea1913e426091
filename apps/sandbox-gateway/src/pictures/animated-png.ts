/** Bytes before a PNG's first chunk. */
const SIGNATURE = 8;

/** Bytes of a chunk besides its data: length, name, checksum. */
const FRAME = 12;

/** Whether a PNG moves: a chunk `acTL` before its pixels says so (W3C PNG, third edition, 11.3.6.1). */
export const isAnimatedPng = (bytes: Uint8Array): boolean => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = SIGNATURE; at + FRAME <= bytes.byteLength; at += FRAME + view.getUint32(at)) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (name === "acTL") return true;
    if (name === "IDAT") return false;
  }
  return false;
};
