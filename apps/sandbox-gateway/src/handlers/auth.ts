import { endpoints } from "@volado/api-client/endpoints";
import { isAgent } from "@volado/domain/member";
import { createTrial } from "../members/create-member.ts";
import type { Member } from "../members/find-member.ts";
import { type Call, sessionOf } from "../request/call.ts";
import { takeFrom } from "../request/rate-limit.ts";
import { Refusal, type RefusalCode } from "../request/refusal.ts";
import { createCaptcha } from "../session/captcha.ts";
import { type Identified, identify } from "../session/identify.ts";
import { identifyPasskey } from "../session/identify-passkey.ts";
import { meetBrowser } from "../session/known-devices.ts";
import { beginSession, endSession } from "../session/sessions.ts";
import { defineHandler } from "./handler.ts";

/** Reasons to refuse a login after the identity is proved (Spec §6, §8). */
type LoginRule = (member: Member) => RefusalCode | undefined;

const siteRule: LoginRule = ({ disabled, portal }) => {
  if (disabled) return "account_disabled";
  if (portal === "agents") return "agents_only";
  return portal === "none" ? "non_member" : undefined;
};

const agentRule: LoginRule = (member) => {
  if (member.disabled) return "account_disabled";
  if (member.portal === "none") return "non_member";
  return isAgent(member) ? undefined : "agents_only";
};

const enter = async ({ member, firstTimeLogin, settle }: Identified, call: Call, rule: LoginRule) => {
  const { db, services, ip } = call;
  const closed = rule(member);
  if (closed !== undefined) throw new Refusal(closed, { value: { captcha: false } });
  const token = await db.transaction().execute(async (tx) => {
    await settle(tx);
    const begun = await beginSession(tx, member.id, services.now(), services.options.sessionMs, ip);
    await meetBrowser(tx, member.id, call);
    return begun;
  });
  return { token, userName: member.username, type: member.type, firstTimeLogin };
};

export const login = defineHandler(endpoints.login, async (request, call) =>
  enter(await identify[request.type](request, call), call, siteRule),
);

export const loginByPasskey = defineHandler(endpoints.loginByPasskey, async (request, call) =>
  enter(await identifyPasskey(request, call), call, siteRule),
);

export const loginAgent = defineHandler(endpoints.loginAgent, async (request, call) => {
  // Agents log in by name and password only (docs/decisions/053).
  if (request.type !== "username") throw new Refusal("sign_in_closed");
  return enter(await identify[request.type](request, call), call, agentRule);
});

export const startTrial = defineHandler(endpoints.startTrial, async (_request, call) => {
  const { db, services, ip, network } = call;
  takeFrom(services.limits.registrations, network);
  const now = services.now();
  return db.transaction().execute(async (tx) => {
    const member = await createTrial(tx, now);
    const token = await beginSession(tx, member.id, now, services.options.sessionMs, ip);
    return { token, userName: member.username, customerType: member.type };
  });
});

export const logout = defineHandler(endpoints.logout, async (_request, call) => {
  await endSession(call.db, sessionOf(call).sessionId, call.services.now());
  return null;
});

export const getCaptcha = defineHandler(endpoints.getCaptcha, async (_request, { db, services }) =>
  createCaptcha(db, services.now()),
);
