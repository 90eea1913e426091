import { wireLooseText } from "./primitives.ts";
import { z } from "./z.ts";

/** How a picture's base64 begins, by its first bytes. */
const beginnings = [
  ["/9j/", "image/jpeg"],
  ["R0lGOD", "image/gif"],
  ["PHN2Zy", "image/svg+xml"],
  ["PD94bWw", "image/svg+xml"],
] as const;

const typeOf = (base64: string): string =>
  beginnings.find(([beginning]) => base64.startsWith(beginning))?.[1] ?? "image/png";

const dataAddress = z.string().check(z.regex(/^data:image\/(svg\+xml|png|jpeg|gif);base64,/));

const bareBase64 = z.pipe(
  z.string().check(z.regex(/^[A-Za-z0-9+/\s]+={0,2}\s*$/)),
  z.transform((image): string => {
    const base64 = image.replace(/\s/g, "");
    return `data:${typeOf(base64)};base64,${base64}`;
  }),
);

/**
 * A captcha's picture (Spec §7 "returns base64 image"): base64 alone or in a data address. Without an id, which the
 * specification doesn't name, it is empty, and none is sent back.
 */
export const captchaSchema = z.object({
  id: z.pipe(
    wireLooseText,
    z.transform((id): string => id ?? ""),
  ),
  image: z.union([dataAddress, bareBase64]),
});
