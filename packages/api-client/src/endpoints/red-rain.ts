import { defineKeyed, defineRead, noInput } from "../core/endpoint.ts";
import { wireId } from "../schemas/primitives.ts";
import { redRainSchema } from "../schemas/red-rain.schema.ts";
import { z } from "../schemas/z.ts";

/**
 * The current or next red rain, the envelopes that the member has opened in it, and the result of the previous
 * one (Spec §2 /m/redRain; docs/decisions/104). Refusal: `not_permitted` (403) for free accounts.
 */
export const getRedRain = defineRead({
  id: "getRedRain",
  path: "/api/red-rain",
  access: "session",
  ...noInput,
  response: redRainSchema,
});

/** The rain to open an envelope in. With its id, a tap at the end of one can't use an envelope of the next. */
export interface OpenEnvelopeInput {
  readonly rainId: string;
}

/**
 * Open the member's next envelope and pay its prize into the balance. Returns the rain; its last opening is this
 * one. Refusals: `conflict` (409) if the rain is not running or all envelopes are open, `not_permitted` (403) for free accounts.
 */
export const openEnvelope = defineKeyed({
  id: "openEnvelope",
  path: "/api/red-rain/open",
  request: z.object({ rainId: wireId }),
  encode: (input: OpenEnvelopeInput) => input,
  response: redRainSchema,
});
