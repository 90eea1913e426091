import { wireLooseText } from "./primitives.ts";
import { z } from "./z.ts";

/** Media types by the base64 of an image's first bytes. */
const signatures = [
  ["/9j/", "image/jpeg"],
  ["R0lGOD", "image/gif"],
  ["PHN2Zy", "image/svg+xml"],
  ["PD94bWw", "image/svg+xml"],
] as const;

const typeOf = (base64: string): string =>
  signatures.find(([signature]) => base64.startsWith(signature))?.[1] ?? "image/png";

const dataAddress = z.string().check(z.regex(/^data:image\/(svg\+xml|png|jpeg|gif);base64,/));

const bareBase64 = z.pipe(
  z.string().check(z.regex(/^[A-Za-z0-9+/\s]+={0,2}\s*$/)),
  z.transform((image): string => {
    const base64 = image.replace(/\s/g, "");
    return `data:${typeOf(base64)};base64,${base64}`;
  }),
);

/**
 * A captcha picture (Spec §7 "returns base64 image"), as plain base64 or a data URL. The id is not in the
 * specification; without it, it is empty and not sent back.
 */
export const captchaSchema = z.object({
  id: z.pipe(
    wireLooseText,
    z.transform((id): string => id ?? ""),
  ),
  image: z.union([dataAddress, bareBase64]),
});
