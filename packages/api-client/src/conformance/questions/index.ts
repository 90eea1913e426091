import type { AnyEndpoint } from "../../core/endpoint.ts";
import { sampleInput } from "../../testing/samples/made-sample.ts";
import { describeError } from "../answer-faults.ts";
import { agencyQuestions } from "./agency.ts";
import { moneyQuestions } from "./money.ts";
import type { Finder, Question, QuestionContext } from "./question.ts";
import { inboxQuestions, rewardQuestions, siteQuestions } from "./site.ts";

export type { Question, QuestionContext } from "./question.ts";

const finders: ReadonlyMap<string, Finder<unknown>> = new Map<string, Finder<unknown>>(
  Object.entries({
    ...siteQuestions,
    ...inboxQuestions,
    ...moneyQuestions,
    ...agencyQuestions,
    ...rewardQuestions,
  }),
);

/** Changes of secrets and registrations, which would make the account unusable. */
const isPersonal = ({ codec, replay, id }: AnyEndpoint): boolean =>
  codec === "encrypted" && replay === "never" && id !== "loginAgent";

/**
 * Finds a valid input of a call from this gateway's data, or falls back to its sample.
 * @param harmless valid input without effect, for encrypted calls
 */
export const questionFor = async (
  endpoint: AnyEndpoint,
  harmless: unknown,
  context: QuestionContext | undefined,
): Promise<Question> => {
  const sample: Question = { input: isPersonal(endpoint) ? harmless : sampleInput(endpoint) };
  if (!context) return sample;
  try {
    return (await finders.get(endpoint.id)?.(context)) ?? sample;
  } catch (error) {
    // The calls that failed here have findings of their own.
    return endpoint.codec === "encrypted" ? { missing: `no valid input: ${describeError(error)}` } : sample;
  }
};
