import { agencyValues } from "./agency.ts";
import { announcementsValues } from "./announcements.ts";
import { authenticationValues } from "./authentication.ts";
import { gamesValues } from "./games.ts";
import type { Samples } from "./inputs.ts";
import { sampleInputs } from "./inputs.ts";
import { memberValues } from "./member.ts";
import { moneyValues } from "./money.ts";
import { rewardsValues } from "./rewards.ts";
import { siteValues } from "./site.ts";

const values = {
  ...siteValues,
  ...announcementsValues,
  ...authenticationValues,
  ...memberValues,
  ...gamesValues,
  ...rewardsValues,
  ...moneyValues,
  ...agencyValues,
};

type Inputs = typeof sampleInputs;

type SamplesOf<Values> = {
  readonly [Id in keyof Values]: {
    readonly input: Id extends keyof Inputs ? Inputs[Id] : undefined;
    readonly value: Values[Id];
  };
};

function samplesOf<Values extends object>(responses: Values, inputs: Inputs): SamplesOf<Values>;
function samplesOf(responses: object, inputs: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(
    Object.entries(responses).map(([id, value]) => [id, { input: inputs[id], value }]),
  );
}

/**
 * Inputs and responses of calls, recorded from a running gateway. A test parses them all with their schemas. For
 * calls without a sample, values are generated from the schemas.
 */
export const samples = /* @__PURE__ */ samplesOf(values, sampleInputs) satisfies Samples;
