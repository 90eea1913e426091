import { defineKeyed, defineRead } from "../core/endpoint.ts";
import { noInput } from "../schemas/no-input.ts";
import { wireId } from "../schemas/primitives.ts";
import { redRainSchema } from "../schemas/red-rain.schema.ts";
import { z } from "../schemas/z.ts";

/**
 * The red rain that is on or comes next, what the member has opened in it, and how the one before went (Spec
 * §2 /m/redRain; docs/decisions/104). Refusal: `not_permitted` (403) for free accounts.
 */
export const getRedRain = defineRead({
  id: "getRedRain",
  path: "/api/red-rain",
  access: "session",
  ...noInput,
  response: redRainSchema,
});

/** In which rain to open an envelope: a tap as one ends can't spend an envelope of the next. */
export interface OpenEnvelopeInput {
  readonly rainId: string;
}

/**
 * Opens the member's next envelope: draws its prize and pays it into the balance. Answers the rain as it
 * stands then; the last of its openings is this one. Refusals: `conflict` (409) when that rain isn't on or
 * all envelopes are opened, `not_permitted` (403) for free accounts.
 */
export const openEnvelope = defineKeyed({
  id: "openEnvelope",
  path: "/api/red-rain/open",
  request: z.object({ rainId: wireId }),
  encode: (input: OpenEnvelopeInput) => input,
  response: redRainSchema,
});
