const hex = (part: number): string => part.toString(16).padStart(2, "0");

/** Red, green and blue of what the page names as its ground; nothing when it names none, or the browser can't draw. */
const groundParts = (): Iterable<number> => {
  const named = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content;
  const brush = document.createElement("canvas").getContext("2d");
  if (named === undefined || !brush) return [];
  // What the browser can't read leaves the brush as it is: black.
  brush.fillStyle = named;
  brush.fillRect(0, 0, 1, 1);
  return brush.getImageData(0, 0, 1, 1).data;
};

/**
 * The site's ground as `#rrggbb`, for a chat that is to look like it: themes are written in `oklch`, which a
 * chat may not know. Black when it can't be told.
 */
export const headerColor = (): string => {
  const [red = 0, green = 0, blue = 0] = groundParts();
  return `#${hex(red)}${hex(green)}${hex(blue)}`;
};
