/** Used where the page names no colour, or the browser can't read it. */
const NIGHT = "#14101f";

const hex = (part: number): string => part.toString(16).padStart(2, "0");

/** The site's ground as `#rrggbb`, for a chat that is to look like it: themes are written in `oklch`, which a chat may not know. */
export const headerColor = (): string => {
  const named = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content;
  const brush = document.createElement("canvas").getContext("2d");
  if (named === undefined || !brush) return NIGHT;
  brush.fillStyle = NIGHT;
  brush.fillStyle = named;
  brush.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
  return `#${hex(red)}${hex(green)}${hex(blue)}`;
};
