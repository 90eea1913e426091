import { z } from "zod";
import type { Visit } from "./visit.ts";

/** Maximum difference per colour channel, of 255, between two renderings of a colour. */
const NEAR = 2;

const partsOf = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Returns the expected colour if the actual one looks the same, and the actual one otherwise. */
const seen = (found: string, expected: string): string => {
  const [a, b] = [partsOf(found), partsOf(expected)];
  return a.every((part, at) => Math.abs(part - (b[at] ?? 0)) <= NEAR) ? expected : found;
};

const manifestSchema = z.object({
  name: z.string(),
  lang: z.string(),
  description: z.string(),
  theme_color: z.string(),
  background_color: z.string(),
});

/** Reads the open page's head and the painted colours. Runs in the page. */
const readHead = () => {
  const content = (name: string) =>
    document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content") ?? "";
  const points = document.createElement("canvas").getContext("2d");
  const hex = (color: string): string => {
    if (points === null) return "";
    points.fillStyle = color;
    points.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = points.getImageData(0, 0, 1, 1).data;
    return `#${[r, g, b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  };
  const root = getComputedStyle(document.documentElement);
  const body = getComputedStyle(document.body);
  const painted = /, 0\)$|transparent/.test(body.backgroundColor)
    ? root.backgroundColor
    : body.backgroundColor;
  return {
    lang: document.documentElement.lang,
    scheme: content("color-scheme"),
    shownScheme: root.colorScheme,
    themeColor: hex(content("theme-color")),
    painted: hex(painted),
    description: content("description"),
    ogTitle: content("og:title"),
    ogDescription: content("og:description"),
    ogImage: content("og:image"),
  };
};

/** Checks that the page's head, the manifest and the link preview picture are the brand's. */
export const visitHead = async ({ page, origin, merchant, like, same }: Visit): Promise<void> => {
  const head = await page.evaluate(readHead);
  same("the color-scheme of the head", head.scheme, head.shownScheme);
  same("the theme-color of the head", seen(head.themeColor, head.painted), head.painted);
  like("the description", head.description, new RegExp(`\\b${merchant.policy.minimumAge}\\b`));
  same("og:title", head.ogTitle, merchant.brandName);
  same("og:description", head.ogDescription, head.description);
  like("og:image", head.ogImage, /^https:\/\//);
  // The brand's own domain doesn't resolve to this server.
  const picture = await fetch(new URL(new URL(head.ogImage).pathname, origin));
  like("the picture of og:image", picture.headers.get("Content-Type"), /^image\//);

  const manifest = manifestSchema.parse(await (await fetch(`${origin}/manifest.webmanifest`)).json());
  const { theme_color, background_color } = manifest;
  const colours = {
    theme_color: seen(theme_color, head.painted),
    background_color: seen(background_color, head.painted),
  };
  same(
    "the manifest",
    { ...manifest, ...colours },
    {
      name: merchant.brandName,
      lang: head.lang,
      description: head.description,
      theme_color: head.painted,
      background_color: head.painted,
    },
  );
};
