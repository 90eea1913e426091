import type { EncryptionKey } from "@volado/domain/site";
import { createClient } from "../core/client.ts";
import type { AnyEndpoint } from "../core/endpoint.ts";
import type { Fetch } from "../core/options.ts";
import { endpoints } from "../endpoints/index.ts";
import { sampleInputs } from "../testing/samples/inputs.ts";
import { type Account, harmlessInput } from "./account.ts";
import { describeError } from "./answer-faults.ts";
import { type Caller, createCaller, type RawAnswer } from "./caller.ts";
import { checkEndpoint } from "./check-endpoint.ts";
import { broken, type CheckName, type Finding, type Result } from "./findings.ts";
import { type Question, questionFor } from "./questions/index.ts";

/** Options of `checkGateway`. */
export interface CheckOptions {
  /** The merchant's code. @default "volado" */
  readonly merchant?: string;
  /**
   * Account for calls that need one; without it they are only tried as a guest. Use a dedicated account: the
   * checks write data and spend money.
   */
  readonly account?: Account;
  /** Ids of the calls to check. @default all of the registry */
  readonly only?: readonly string[];
  /** Time limit of one call, in milliseconds. @default 15_000 */
  readonly timeout?: number;
  /** @default the global `fetch` */
  readonly fetch?: Fetch;
  /** Called with each finding as soon as it is known. */
  readonly onFinding?: (finding: Finding) => void;
}

const CONTEXT = { platform: "M", language: "ES", standalone: false } as const;

const all: readonly AnyEndpoint[] = Object.values(endpoints);

/** Result of signing in: the response, for the checks of `login`, and its token. */
interface SignedIn {
  readonly answer: RawAnswer | undefined;
  readonly token: string | undefined;
  /** Why signing in failed, if it did. */
  readonly fault: string | undefined;
}

const signIn = async (caller: Caller, account: Account | undefined): Promise<SignedIn> => {
  if (!account) return { answer: undefined, token: undefined, fault: undefined };
  const { username, password } = account;
  try {
    const fields = caller.fieldsOf(endpoints.login, { ...sampleInputs.login, username, password });
    const answer = await caller.send(endpoints.login, { fields });
    const { success = false, code = "no envelope", value } = answer.envelope ?? {};
    const read = endpoints.login.response.safeParse(value);
    if (success && read.success) return { answer, token: read.data.token, fault: undefined };
    return { answer, token: undefined, fault: success ? undefined : code };
  } catch (error) {
    return { answer: undefined, token: undefined, fault: describeError(error) };
  }
};

/**
 * Sends every call of the registry to a running gateway and checks schemas, envelope, codes and their status,
 * tokens, encrypted bodies, idempotency and paging. For gateways under test: written data stays there.
 *
 * @param url origin, or origin and folder, in front of every path
 */
export const checkGateway = async (url: string, options: CheckOptions = {}): Promise<readonly Finding[]> => {
  const { merchant = "volado", account, only, timeout = 15_000 } = options;
  const fetch: Fetch = options.fetch ?? ((address, init) => globalThis.fetch(address, init));
  const findings: Finding[] = [];
  const reportFor =
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
    session: { token: () => token, identity: () => account?.username, ended: () => {} },
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
    client.setPaths(paths);
  } catch (error) {
    reportFor("getStatus")("answer", broken(`nothing else can be tried: ${describeError(error)}`));
    return findings;
  }
  const callerWith = (ownToken: string | undefined) =>
    createCaller({
      fetch,
      context: { ...CONTEXT, baseUrl: url, merchant, paths, token: ownToken },
      keys: () => keys,
      timeout,
    });
  const signedIn = await signIn(callerWith(undefined), account);
  token = signedIn.token;
  if (signedIn.fault !== undefined)
    reportFor("login")("answer", broken(`the account can't sign in: ${signedIn.fault}`));

  const caller = callerWith(token);
  const context =
    account && token !== undefined ? { client, account, origin: new URL(url).origin } : undefined;
  const questionOf = async (endpoint: AnyEndpoint, harmless: unknown): Promise<Question> =>
    endpoint === endpoints.login && !signedIn.answer
      ? { missing: "needs an account" }
      : questionFor(endpoint, harmless, context);
  // Logout comes last, because it ends the session.
  const order = [...all.filter(({ id }) => id !== "logout"), endpoints.logout];
  for (const endpoint of order.filter(({ id }) => only?.includes(id) ?? true)) {
    const isReported = endpoint === endpoints.login && signedIn.fault !== undefined;
    const report = reportFor(endpoint.id);
    const harmless = harmlessInput(endpoint.id, account);
    await checkEndpoint({
      endpoint,
      question: await questionOf(endpoint, harmless),
      harmless,
      answered: endpoint === endpoints.login ? signedIn.answer : undefined,
      caller,
      client,
      report: (check, result) => (isReported && check === "answer" ? undefined : report(check, result)),
    });
  }
  return findings;
};
