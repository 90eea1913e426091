import { endpoints } from "@volado/api-client/endpoints";
import type { Selectable } from "kysely";
import type { MembersTable } from "../data/schema.ts";
import { type Call, sessionOf } from "../request/call.ts";
import { Refusal, type RefusalCode, tooMany } from "../request/refusal.ts";
import { checkCaptcha, createCaptcha } from "../session/captcha.ts";
import { countFailure, forgetFailures, needsCaptcha } from "../session/login-failures.ts";
import { verifyPassword } from "../session/password.ts";
import { beginSession, endSession } from "../session/sessions.ts";
import { defineHandler } from "./handler.ts";

const withCaptcha = (code: RefusalCode, captcha: boolean): Refusal =>
  new Refusal(code, { value: { captcha } });

const checkLimits = ({ services: { limits }, ip }: Call, username: string): void => {
  const perAddress = limits.logins.take(ip);
  if (perAddress > 0) throw tooMany("too_many_attempts", perAddress, { captcha: true });
  const perAccount = limits.failedLogins.wait(`${ip} ${username}`);
  if (perAccount > 0) throw tooMany("too_many_attempts", perAccount, { captcha: true });
};

const failure = async (call: Call, username: string, code: RefusalCode): Promise<Refusal> => {
  call.services.limits.failedLogins.take(`${call.ip} ${username}`);
  return withCaptcha(code, await countFailure(call.db, username, call.services.now()));
};

/** Why a member with the right password may still not come in (Spec §6, §8). */
const closedDoor = (member: Selectable<MembersTable>): RefusalCode | undefined => {
  if (member.disabled) return "account_disabled";
  if (member.portal === "agents") return "agents_only";
  return member.portal === "none" ? "non_member" : undefined;
};

export const login = defineHandler(endpoints.login, async (request, call) => {
  const { db, services } = call;
  const username = request.username.trim().toLowerCase();
  checkLimits(call, username);

  if (await needsCaptcha(db, username, services.now())) {
    if (request.captcha === "") throw withCaptcha("captcha_required", true);
    const right = await checkCaptcha(db, request.captchaId, request.captcha, services.now());
    if (!right) {
      services.limits.failedLogins.take(`${call.ip} ${username}`);
      throw withCaptcha("captcha_wrong", true);
    }
  }

  const member = await db
    .selectFrom("members")
    .selectAll()
    .where("username", "=", username)
    .executeTakeFirst();
  if (member === undefined) throw await failure(call, username, "user_not_found");
  if (!(await verifyPassword(request.password, member.password_hash))) {
    throw await failure(call, username, "wrong_password");
  }
  const closed = closedDoor(member);
  if (closed !== undefined) throw withCaptcha(closed, false);

  const token = await db.transaction().execute(async (tx) => {
    await forgetFailures(tx, username);
    return beginSession(tx, member.id, services.now(), services.options.sessionMs);
  });
  services.limits.failedLogins.reset(`${call.ip} ${username}`);
  return {
    token,
    userName: member.username,
    type: member.type,
    firstTimeLogin: member.first_time_login,
  };
});

export const logout = defineHandler(endpoints.logout, async (_request, call) => {
  await endSession(call.db, sessionOf(call).sessionId, call.services.now());
  return null;
});

export const getCaptcha = defineHandler(endpoints.getCaptcha, async (_request, { db, services }) =>
  createCaptcha(db, services.now()),
);
