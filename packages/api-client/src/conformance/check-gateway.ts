import type { EncryptionKey } from "@volado/domain";
import { createClient } from "../core/client.ts";
import type { AnyEndpoint } from "../core/endpoint.ts";
import type { Fetch } from "../core/options.ts";
import { endpoints } from "../endpoints/registry.ts";
import { isApiError } from "../errors/api-error.ts";
import { samples } from "../testing/samples/index.ts";
import { type Caller, createCaller, type RawAnswer } from "./caller.ts";
import { checkAnswer } from "./checks/answer.ts";
import { checkFields } from "./checks/fields.ts";
import { checkIdempotency } from "./checks/idempotency.ts";
import { checkPaging } from "./checks/paging.ts";
import { checkSealing } from "./checks/sealing.ts";
import { checkToken } from "./checks/token.ts";
import { broken, type CheckName, type Finding, type Result, untried } from "./finding.ts";
import { type Account, inputsFor } from "./world.ts";

/** What `checkGateway` may be told. */
export interface CheckOptions {
  /** The merchant's code. @default "volado" */
  readonly merchant?: string;
  /** An account to make the calls with that need one; without it they are tried as a guest only. Make one for this: its inbox and deposits grow. */
  readonly account?: Account;
  /** Ids of the only calls to look at. @default all of the registry */
  readonly only?: readonly string[];
  /** Milliseconds that one call may take. @default 15_000 */
  readonly timeout?: number;
  /** @default the global `fetch` */
  readonly fetch?: Fetch;
  /** Told of each finding as soon as it is known. */
  readonly onFinding?: (finding: Finding) => void;
}

const CONTEXT = { platform: "M", language: "ES", standalone: false } as const;

/** What went wrong with a call that wasn't answered at all. */
const wordsOf = (error: unknown): string => {
  if (isApiError(error)) return `${error.kind}: ${error.message}`;
  return error instanceof Error ? error.message : String(error);
};

/** A check that can't be carried out is a finding too. */
const attempt = async <R extends Result>(check: () => Promise<R>): Promise<R | Result> => {
  try {
    return await check();
  } catch (error) {
    return broken(`no answer: ${wordsOf(error)}`);
  }
};

/** Everything that is looked at for one call. */
const checkEndpoint = async (
  endpoint: AnyEndpoint,
  questions: { readonly input: unknown; readonly other: unknown },
  caller: Caller,
  tell: (check: CheckName, result: Result) => void,
): Promise<void> => {
  const fields = caller.fieldsOf(endpoint, questions.input);
  const isOpen = endpoint.access !== "session" || caller.token !== undefined;
  let first: RawAnswer | undefined;
  if (endpoint.replay === "keyed") {
    const other = questions.other === undefined ? undefined : caller.fieldsOf(endpoint, questions.other);
    const result = await attempt(() => checkIdempotency(endpoint, fields, other, caller));
    if ("first" in result) first = result.first;
    tell("idempotency", result);
  }
  const ask = async () => checkAnswer(endpoint, first ?? (await caller.send(endpoint, { fields })));
  tell("answer", isOpen ? await attempt(ask) : untried("needs an account"));
  tell("token", await attempt(() => checkToken(endpoint, fields, caller)));
  tell("fields", await attempt(() => checkFields(endpoint, fields, caller)));
  if (endpoint.codec === "encrypted") tell("sealing", await attempt(() => checkSealing(endpoint, caller)));
  if (!isOpen) return;
  const paging = await attempt(async () => (await checkPaging(endpoint.id, caller)) ?? untried(""));
  if (paging.detail !== "" || paging.verdict !== "untried") tell("paging", paging);
};

/**
 * Asks a running gateway every call of the registry and tells what holds and what doesn't: schemas, envelope, codes and their status, tokens,
 * sealed bodies, idempotency and paging. Made for gateways under test: what it writes stays there.
 *
 * @param url origin, or origin and folder, in front of every path
 */
export const checkGateway = async (url: string, options: CheckOptions = {}): Promise<readonly Finding[]> => {
  const { merchant = "volado", account, only, timeout = 15_000 } = options;
  const fetch: Fetch = options.fetch ?? ((address, init) => globalThis.fetch(address, init));
  const findings: Finding[] = [];
  const tellAbout =
    (endpoint: string) =>
    (check: CheckName, { verdict, detail }: Result) => {
      const finding = { endpoint, check, verdict, detail };
      findings.push(finding);
      options.onFinding?.(finding);
    };

  let token: string | undefined;
  let keys: readonly EncryptionKey[] = [];
  let paths: Readonly<Record<string, string>> = {};
  const client = createClient({
    ...CONTEXT,
    baseUrl: url,
    merchant,
    language: () => CONTEXT.language,
    session: { token: () => token, identity: () => account?.username, expired: () => {} },
    storage: { get: () => null, set: () => {}, remove: () => {} },
    standalone: () => false,
    encryptionKeys: () => keys,
    fetch,
    timeout,
  });
  try {
    const site = await client.call(endpoints.getStatus);
    keys = site.encryptionKeys;
    paths = site.paths;
    client.usePaths(paths);
  } catch (error) {
    tellAbout("getStatus")("answer", broken(`nothing else can be tried: ${wordsOf(error)}`));
    return findings;
  }
  try {
    if (account) token = (await client.call(endpoints.login, { ...samples.login.input, ...account })).token;
  } catch (error) {
    tellAbout("login")("answer", broken(`the account can't sign in: ${wordsOf(error)}`));
  }

  const context = { ...CONTEXT, baseUrl: url, merchant, paths, token };
  const caller = createCaller({ fetch, context, keys: () => keys, timeout });
  const { inputs, others } = await inputsFor(
    client,
    new URL(url).origin,
    token === undefined ? undefined : account,
  );
  const all: readonly AnyEndpoint[] = Object.values(endpoints);
  // Signing out comes last, since it ends the session.
  const order = [...all.filter(({ id }) => id !== "logout"), endpoints.logout];
  for (const endpoint of order.filter(({ id }) => only?.includes(id) ?? true)) {
    const questions = { input: inputs.get(endpoint.id), other: others.get(endpoint.id) };
    await checkEndpoint(endpoint, questions, caller, tellAbout(endpoint.id));
  }
  return findings;
};
