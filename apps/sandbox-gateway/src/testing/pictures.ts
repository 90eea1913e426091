const signatures = {
  "image/png": [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  "image/jpeg": [0xff, 0xd8, 0xff, 0xe0],
} as const;

/** A file that begins like a picture of its type, of the given size. */
export const pictureFile = (
  type: keyof typeof signatures = "image/png",
  { size = 64, name = "receipt" }: { readonly size?: number; readonly name?: string } = {},
): File => {
  const bytes = new Uint8Array(size);
  bytes.set(signatures[type]);
  return new File([bytes], name, { type });
};
