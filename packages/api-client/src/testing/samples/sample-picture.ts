/** The eight bytes that every PNG begins with: enough for whoever only looks at the kind. */
const PNG_BEGINNING = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A small upload. */
export const samplePicture = /* @__PURE__ */ new File([new Uint8Array(PNG_BEGINNING)], "foto.png", {
  type: "image/png",
});
