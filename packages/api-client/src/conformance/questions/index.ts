import type { AnyEndpoint } from "../../core/endpoint.ts";
import { sampleInput } from "../../testing/samples/made-sample.ts";
import { describeError } from "../answer-faults.ts";
import { agencyQuestions } from "./agency.ts";
import { moneyQuestions } from "./money.ts";
import type { Asker, Finder, Question } from "./question.ts";
import { inboxQuestions, rewardQuestions, siteQuestions } from "./site.ts";

export type { Question } from "./question.ts";

const finders: ReadonlyMap<string, Finder<unknown>> = new Map<string, Finder<unknown>>(
  Object.entries({
    ...siteQuestions,
    ...inboxQuestions,
    ...moneyQuestions,
    ...agencyQuestions,
    ...rewardQuestions,
  }),
);

/** Secrets and registrations: asked for real, they would change who the account is. */
const isPersonal = ({ codec, replay, id }: AnyEndpoint): boolean =>
  codec === "encrypted" && replay === "never" && id !== "loginAgent";

/**
 * What a call is asked: something that this gateway knows, as far as it tells, or else its sample.
 * @param harmless input of an encrypted call from which nothing comes
 */
export const questionFor = async (
  endpoint: AnyEndpoint,
  harmless: unknown,
  asker: Asker | undefined,
): Promise<Question> => {
  const sample: Question = { input: isPersonal(endpoint) ? harmless : sampleInput(endpoint) };
  if (!asker) return sample;
  try {
    return (await finders.get(endpoint.id)?.(asker)) ?? sample;
  } catch (error) {
    // Why it can't be made, the findings of the calls that should make it tell.
    return endpoint.codec === "encrypted"
      ? { missing: `nothing to ask it with: ${describeError(error)}` }
      : sample;
  }
};
