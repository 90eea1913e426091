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
import { broken, type CheckName, type Result, untried } from "./findings.ts";
import type { Question } from "./questions/index.ts";

/** Everything needed to check one call. */
export interface EndpointCheck {
  readonly endpoint: AnyEndpoint;
  readonly question: Question;
  /** Valid input without effect, for encrypted calls. */
  readonly harmless: unknown;
  /** Response to an earlier valid request, if there was one. */
  readonly answered: RawAnswer | undefined;
  readonly caller: Caller;
  readonly client: Client;
  readonly report: (check: CheckName, result: Result) => void;
}

/** A check that fails to run is a finding too. */
const attempt = async <R extends Result | undefined>(check: () => Promise<R>): Promise<R | Result> => {
  try {
    return await check();
  } catch (error) {
    return broken(`no response: ${describeError(error)}`);
  }
};

/** Checks the response to a valid request, and for keyed writes the response to repeating it. */
const checkValidRequest = async (
  { endpoint, question, answered, caller, client }: EndpointCheck,
  report: EndpointCheck["report"],
): Promise<void> => {
  const isKeyed = endpoint.replay === "keyed";
  const needsAccount = endpoint.access === "session" && caller.token === undefined;
  if (needsAccount || "missing" in question) {
    const result = untried("missing" in question && !needsAccount ? question.missing : "needs an account");
    if (isKeyed) report("idempotency", result);
    report("answer", result);
    return;
  }
  const fields = caller.fieldsOf(endpoint, question.input);
  let first = answered;
  if (isKeyed) {
    const other = question.other === undefined ? undefined : caller.fieldsOf(endpoint, question.other);
    const result = await attempt(() => checkIdempotency(endpoint, fields, other, caller, client));
    if ("first" in result) first = result.first;
    report("idempotency", result);
  }
  report(
    "answer",
    await attempt(async () => checkAnswer(endpoint, first ?? (await caller.send(endpoint, { fields })))),
  );
};

/** Runs all checks of one call. */
export const checkEndpoint = async (check: EndpointCheck): Promise<void> => {
  const { endpoint, question, caller, report } = check;
  const reportIfAny = (name: CheckName, result: Result | undefined) => result && report(name, result);
  await checkValidRequest(check, report);
  const fields = caller.fieldsOf(endpoint, "input" in question ? question.input : sampleInput(endpoint));
  const harmless = endpoint.codec === "encrypted" ? caller.fieldsOf(endpoint, check.harmless) : undefined;
  report("token", await attempt(() => checkToken(endpoint, fields, harmless, caller)));
  reportIfAny("fields", await attempt(() => checkFields(endpoint, fields, caller)));
  if (harmless) report("encryption", await attempt(() => checkEncryption(endpoint, harmless, caller)));
  if (endpoint.access !== "session" || caller.token !== undefined)
    reportIfAny("paging", await attempt(() => checkPaging(endpoint.id, caller)));
};
