import type { Client } from "../core/client.ts";
import type { AnyEndpoint } from "../core/endpoint.ts";
import { sampleInput } from "../testing/samples/made-sample.ts";
import { describeError } from "./answer-faults.ts";
import type { Caller, RawAnswer } from "./caller.ts";
import { checkAnswer } from "./checks/answer.ts";
import { checkEncryption } from "./checks/encryption.ts";
import { checkFields, checkToken } from "./checks/fields.ts";
import { checkIdempotency } from "./checks/idempotency.ts";
import { checkPaging } from "./checks/paging.ts";
import { broken, type CheckName, type Result, untried } from "./finding.ts";
import type { Question } from "./questions/index.ts";

/** What one call is looked at with. */
export interface EndpointCheck {
  readonly endpoint: AnyEndpoint;
  readonly question: Question;
  /** Good input from which nothing comes, for encrypted calls. */
  readonly harmless: unknown;
  /** How a good question was answered before; undefined when it is still to be asked. */
  readonly answered: RawAnswer | undefined;
  readonly caller: Caller;
  readonly client: Client;
  readonly tell: (check: CheckName, result: Result) => void;
}

/** A check that can't be carried out is a finding too. */
const attempt = async <R extends Result | undefined>(check: () => Promise<R>): Promise<R | Result> => {
  try {
    return await check();
  } catch (error) {
    return broken(`no answer: ${describeError(error)}`);
  }
};

/** The answer to a good question, and for keyed writes what repeating it does. */
const askGoodQuestion = async (
  { endpoint, question, answered, caller, client }: EndpointCheck,
  tell: EndpointCheck["tell"],
): Promise<void> => {
  const isKeyed = endpoint.replay === "keyed";
  const isShut = endpoint.access === "session" && caller.token === undefined;
  if (isShut || "missing" in question) {
    const why = untried("missing" in question && !isShut ? question.missing : "needs an account");
    if (isKeyed) tell("idempotency", why);
    tell("answer", why);
    return;
  }
  const fields = caller.fieldsOf(endpoint, question.input);
  let first = answered;
  if (isKeyed) {
    const other = question.other === undefined ? undefined : caller.fieldsOf(endpoint, question.other);
    const result = await attempt(() => checkIdempotency(endpoint, fields, other, caller, client));
    if ("first" in result) first = result.first;
    tell("idempotency", result);
  }
  tell(
    "answer",
    await attempt(async () => checkAnswer(endpoint, first ?? (await caller.send(endpoint, { fields })))),
  );
};

/** Everything that is looked at for one call. */
export const checkEndpoint = async (check: EndpointCheck): Promise<void> => {
  const { endpoint, question, caller, tell } = check;
  const tellIfAny = (name: CheckName, result: Result | undefined) => result && tell(name, result);
  await askGoodQuestion(check, tell);
  const fields = caller.fieldsOf(endpoint, "input" in question ? question.input : sampleInput(endpoint));
  const harmless = endpoint.codec === "encrypted" ? caller.fieldsOf(endpoint, check.harmless) : undefined;
  tell("token", await attempt(() => checkToken(endpoint, fields, harmless, caller)));
  tellIfAny("fields", await attempt(() => checkFields(endpoint, fields, caller)));
  if (harmless) tell("encryption", await attempt(() => checkEncryption(endpoint, harmless, caller)));
  if (endpoint.access !== "session" || caller.token !== undefined)
    tellIfAny("paging", await attempt(() => checkPaging(endpoint.id, caller)));
};
