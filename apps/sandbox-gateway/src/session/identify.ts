import type { WireRequestOf } from "@volado/api-client";
import { MINUTE_MS } from "@volado/domain/calendar";
import { SiteSwitch } from "@volado/domain/site";
import { cleanMobile } from "@volado/domain/validation";
import { type Kysely, sql } from "kysely";
import type { Endpoints } from "../catalogue/wire.ts";
import type { Schema } from "../data/schema.ts";
import { VerificationSwitch } from "../data/world/switches.ts";
import { memberOfFirebase } from "../identity/firebase-member.ts";
import { accountName, type Member, memberByMobile, membersByName } from "../members/find-member.ts";
import { serializeByName } from "../repeat.ts";
import type { Call } from "../request/call.ts";
import { Refusal, type RefusalCode, tooMany } from "../request/refusal.ts";
import type { Tx } from "../wallet/ledger.ts";
import { spendCaptcha } from "./captcha.ts";
import { requireProof } from "./human-challenges.ts";
import { matchTemporaryPassword, requireUnchanged, setPassword } from "./password.ts";
import { verifyPassword } from "./password-hash.ts";
import { hasComeFrom } from "./sessions.ts";
import { proveNumber } from "./sms-codes.ts";

/** Wrong passwords in a row after which a captcha is required. */
const FAILURES_BEFORE_CAPTCHA = 3;

/** Failures are deleted after this time. */
const MEMORY_MS = 15 * MINUTE_MS;

/** Whether a login to this account currently requires a captcha. */
const needsCaptcha = async (db: Kysely<Schema>, username: string, now: number): Promise<boolean> => {
  const counted = db.selectFrom("login_failures").select("failures").where("username", "=", username);
  const row = await counted.where("last_at", ">", now - MEMORY_MS).executeTakeFirst();
  return (row?.failures ?? 0) >= FAILURES_BEFORE_CAPTCHA;
};

/** Counts a failed login. @returns whether the next one needs a captcha. */
const countFailure = async (db: Kysely<Schema>, username: string, now: number): Promise<boolean> => {
  const { failures } = await db
    .insertInto("login_failures")
    .values({ username, failures: 1, last_at: now })
    .onConflict((conflict) =>
      conflict.column("username").doUpdateSet({
        failures: sql<number>`case when login_failures.last_at > ${now - MEMORY_MS}
          then login_failures.failures + 1 else 1 end`,
        last_at: now,
      }),
    )
    .returning("failures")
    .executeTakeFirstOrThrow();
  return failures >= FAILURES_BEFORE_CAPTCHA;
};

/** A successful login clears the account's failures. */
export const forgetFailures = async (db: Kysely<Schema>, username: string): Promise<void> => {
  await db.deleteFrom("login_failures").where("username", "=", username).execute();
};

/** Serializes guesses at an account: parallel ones must not all be made before the first counts. */
const inTurn = serializeByName();

export type LoginRequest = WireRequestOf<Endpoints["login"]>;

/** A member with a proved identity, and the remaining steps of the login. */
export interface Identified {
  readonly member: Member;
  /** The password must be changed before anything else. */
  readonly firstTimeLogin: boolean;
  /** Runs in the transaction that creates the session. */
  settle(tx: Tx): Promise<void>;
}

const withCaptcha = (code: RefusalCode, captcha: boolean): Refusal =>
  new Refusal(code, { value: { captcha } });

/**
 * Milliseconds until guessing at the account is allowed again, after guesses from many addresses. Where the member has
 * logged in before, others' guesses don't count.
 */
const waitOfAccount = async (
  { services, db, network }: Call,
  name: string,
  member: Member | undefined,
): Promise<number> => {
  const wait = services.limits.accountLogins.wait(name);
  if (wait === 0 || member === undefined) return wait;
  return (await hasComeFrom(db, member.id, network)) ? 0 : wait;
};

/** The key of an account's failures, the same for all its names; of several accounts the first. */
const countedName = (request: LoginRequest, [first]: readonly Member[]): string =>
  first?.username ?? accountName(request.username);

/** The owner of a password; `mailed` is the hash of a matching temporary one. */
const matchesOf = async ({ db, services }: Call, password: string, members: readonly Member[]) => {
  const matches: { readonly member: Member; readonly mailed: string | undefined }[] = [];
  for (const member of members) {
    const right = await verifyPassword(password, member.password_hash);
    const mailed = right ? undefined : await matchTemporaryPassword(db, member.id, password, services.now());
    if (right || mailed !== undefined) matches.push({ member, mailed });
  }
  return matches;
};

/** Login by username or mobile number, and password (Spec §3), which decides where two accounts share a name. */
const byPassword = async (request: LoginRequest, call: Call): Promise<Identified> => {
  const { db, services } = call;
  const now = services.now();
  const members = await membersByName(db, request.username);
  const name = countedName(request, members);
  const key = `${call.network} ${name}`;
  const wait = Math.max(services.limits.failedLogins.wait(key), await waitOfAccount(call, name, members[0]));
  if (wait > 0) throw tooMany("too_many_attempts", wait, { captcha: true });
  if (services.settings.switches().get(VerificationSwitch.LoginHumanCheck)) {
    await requireProof(db, request.geetest, now);
  }
  const count = () => {
    services.limits.failedLogins.take(key);
    services.limits.accountLogins.take(name);
  };
  if (await needsCaptcha(db, name, now)) {
    if (request.captcha === "") throw withCaptcha("captcha_required", true);
    // Each attempt is a guess at the password, so it takes a captcha of its own.
    if (!(await spendCaptcha(db, request.captchaId ?? "", request.captcha, now))) {
      count();
      throw withCaptcha("captcha_wrong", true);
    }
  }

  const failure = async (code: RefusalCode): Promise<Refusal> => {
    count();
    return withCaptcha(code, await countFailure(db, name, now));
  };
  if (members.length === 0) throw await failure("user_not_found");
  const [match, ...more] = await matchesOf(call, request.password, members);
  if (match === undefined) throw await failure("wrong_password");
  // If the password fits several accounts, the login must not choose one.
  if (more.length > 0) throw await failure("user_not_found");
  const { member, mailed } = match;
  return {
    member,
    firstTimeLogin: mailed !== undefined || member.first_time_login,
    async settle(tx) {
      await requireUnchanged(tx, member.id, member.password_hash, "wrong_password");
      // Otherwise a member who shares a name could guess the other's password without limit.
      const isShared = members.length > 1;
      if (!isShared) await forgetFailures(tx, name);
      // From here on the mailed password replaces the account's old one.
      if (mailed !== undefined) await setPassword(tx, member.id, mailed, true);
      if (!isShared) services.limits.failedLogins.reset(key);
    },
  };
};

const bySms = async (request: LoginRequest, call: Call): Promise<Identified> => {
  if (!call.services.settings.switches().get(SiteSwitch.SmsLogin)) throw new Refusal("sign_in_closed");
  const diallingCode = request.countryDialingCode ?? call.services.brand.diallingCode;
  const mobile = cleanMobile(request.username, diallingCode);
  const member = await memberByMobile(call.db, diallingCode, mobile);
  if (member === undefined) throw new Refusal("mobile_not_registered");
  const target = { purpose: "login", diallingCode, mobile } as const;
  const proof = { smsCode: request.password, firebaseIdToken: request.firebaseIdToken };
  const proved = await proveNumber(call, target, proof);
  return { member, firstTimeLogin: member.first_time_login, settle: proved.use };
};

/** Sign-in methods (Spec §3 "Login payload": type). Each throws the refusals that `login` lists. */
export const identify: Readonly<
  Record<LoginRequest["type"], (request: LoginRequest, call: Call) => Promise<Identified>>
> = {
  username: async (request, call) => {
    const members = await membersByName(call.db, request.username);
    return inTurn(countedName(request, members), () => byPassword(request, call));
  },
  sms: bySms,
  firebase: async (request, call) => {
    const member = await memberOfFirebase(call, request);
    return { member, firstTimeLogin: member.first_time_login, settle: async () => {} };
  },
};
