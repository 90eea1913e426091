import type { HumanProof } from "@volado/domain/security";
import { z } from "./z.ts";

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
