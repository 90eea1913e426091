import type { HumanProof } from "@volado/domain/security";
import { wireLooseText, wireNumber } from "./primitives.ts";
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
 * specification; if missing, it is empty and not sent back.
 */
export const captchaSchema = z.object({
  id: z.pipe(
    wireLooseText,
    z.transform((id): string => id ?? ""),
  ),
  image: z.union([dataAddress, bareBase64]),
});

/** Wire format of a proof of human verification, with the field names of Geetest v4. */
export const wireHumanProof = z.object({
  lot_number: z.string().check(z.minLength(1), z.maxLength(128)),
  captcha_output: z.string().check(z.maxLength(4096)),
  pass_token: z.string().check(z.minLength(1), z.maxLength(512)),
  gen_time: z.string().check(z.regex(/^\d{1,13}$/)),
});

/** Domain type -> wire fields. */
export const wireProofOf = (proof: HumanProof): z.infer<typeof wireHumanProof> => ({
  lot_number: proof.lotNumber,
  captcha_output: proof.output,
  pass_token: proof.passToken,
  gen_time: proof.generatedAt,
});

/** Wire fields -> domain type. */
export const humanProofSchema = z.pipe(
  wireHumanProof,
  z.transform(
    (wire): HumanProof => ({
      lotNumber: wire.lot_number,
      output: wire.captcha_output,
      passToken: wire.pass_token,
      generatedAt: wire.gen_time,
    }),
  ),
);

const readable = z.catch(z.optional(wireNumber), undefined);

/**
 * Response to sending a code. Either field is undefined if missing or invalid; the code was still sent.
 */
export const sentCodeSchema = z.pipe(
  z.object({ expirationTime: readable, serverTime: readable }),
  z.transform(({ expirationTime, serverTime }) => ({ expiresAt: expirationTime, sentAt: serverTime })),
);
