/** One pixel, real enough for a gateway that unpacks what it is sent. */
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** A small upload. */
export const samplePicture = /* @__PURE__ */ new File(
  [Uint8Array.from(atob(PIXEL), (character) => character.charCodeAt(0))],
  "foto.png",
  { type: "image/png" },
);
