import { endpoints } from "@volado/api-client/endpoints";
import { SiteSwitch } from "@volado/domain/site";
import { cleanText } from "@volado/domain/validation";
import { memberByMobile, membersByName } from "../members/find-member.ts";
import { sessionOf } from "../request/call.ts";
import { spend, takeFrom } from "../request/rate-limit.ts";
import { Refusal } from "../request/refusal.ts";
import { forgetFailures } from "../session/identify.ts";
import { messageTexts, post } from "../session/outbox.ts";
import {
  createTemporaryPassword,
  requireOwnPassword,
  requireUnchanged,
  setPassword,
  TEMPORARY_PASSWORD_MINUTES,
} from "../session/password.ts";
import { hashPassword, verifyPassword } from "../session/password-hash.ts";
import { endOtherSessions, endSessions } from "../session/sessions.ts";
import { proveNumber } from "../session/sms-codes.ts";
import { acceptedMobile, requireNewPassword } from "../settings/registration-settings.ts";
import { defineHandler } from "./handler.ts";

export const setPasswordByPhone = defineHandler(endpoints.setPasswordByPhone, async (request, call) => {
  const { db, services } = call;
  const { settings, options } = services;
  if (!settings.switches().get(SiteSwitch.PasswordChangeSmsCheck)) throw new Refusal("not_permitted");
  const { diallingCode, number } = acceptedMobile(services, request.countryDialingCode, request.mobileNum);
  requireNewPassword(services, request.newPassword, number);
  const member = await memberByMobile(db, diallingCode, number);
  if (member === undefined) throw new Refusal("mobile_not_registered");
  const proved = await proveNumber(
    call,
    { purpose: "password", diallingCode, mobile: number },
    { smsCode: request.verificationCode, firebaseIdToken: request.firebaseIdToken },
  );
  // Only the number's owner learns more about the account. The code stays valid for another try.
  if (member.disabled) throw new Refusal("account_disabled");
  requireNewPassword(services, request.newPassword, member.username);
  if (await verifyPassword(request.newPassword, member.password_hash))
    throw new Refusal("password_unchanged");

  const hash = await hashPassword(request.newPassword, options.passwordCost);
  await db.transaction().execute(async (tx) => {
    await proved.use(tx);
    await setPassword(tx, member.id, hash);
    await forgetFailures(tx, member.username);
    await endSessions(tx, "expired", services.now(), member.id);
  });
  return null;
});

export const retrievePassword = defineHandler(endpoints.retrievePassword, async (request, call) => {
  const { db, services, network, language } = call;
  const { limits, options } = services;
  takeFrom(limits.lookups, network);
  const members = await membersByName(db, request.username);
  if (members.length === 0) throw new Refusal("user_not_found");
  const email = cleanText(request.email).toLowerCase();
  const member = members.find((one) => one.email === email);
  if (member === undefined) throw new Refusal("email_incorrect");
  if (member.disabled) throw new Refusal("account_disabled");
  const now = services.now();
  const texts = messageTexts(language, services.brand.name);
  await spend(limits.passwordMails, member.id, async () => {
    const password = await createTemporaryPassword(db, member.id, now, options.passwordCost);
    const mail = {
      channel: "mail",
      to: email,
      subject: texts.passwordSubject,
      body: texts.passwordBody(member.username, password, TEMPORARY_PASSWORD_MINUTES),
      code: password,
    } as const;
    await post(db, mail, now);
  });
  return null;
});

export const changePassword = defineHandler(endpoints.changePassword, async (request, call) => {
  const { db, services } = call;
  const { sessionId, member } = sessionOf(call);
  if (request.newPassword !== request.confirmNewPassword) throw new Refusal("passwords_differ");
  requireNewPassword(services, request.newPassword, member.username);
  const before = await requireOwnPassword(call, request.oldPassword);
  if (request.newPassword === request.oldPassword || (await verifyPassword(request.newPassword, before)))
    throw new Refusal("password_unchanged");

  const hash = await hashPassword(request.newPassword, services.options.passwordCost);
  await db.transaction().execute(async (tx) => {
    await requireUnchanged(tx, member.id, before, "old_password_wrong");
    await setPassword(tx, member.id, hash);
    await endOtherSessions(tx, member.id, sessionId, services.now());
  });
  return null;
});
