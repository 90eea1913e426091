import { endpoints } from "@volado/api-client/endpoints";
import { cleanText, emailProblem } from "@volado/domain/validation";
import { isEmailFree, isMobileFree, lockRegistrations } from "../members/create-member.ts";
import { maskEmail, maskMobile, realMemberOf } from "../members/find-member.ts";
import { type Call, sessionOf } from "../request/call.ts";
import { spend, takeFrom } from "../request/rate-limit.ts";
import { invalidFields, Refusal } from "../request/refusal.ts";
import type { Services } from "../services.ts";
import { messageTexts, post } from "../session/outbox.ts";
import { mayHavePasskeys, passkeysOf } from "../session/passkeys.ts";
import { countGuess, requirePasswordIfAny, requirePaymentPassword } from "../session/password.ts";
import { hashPassword, NO_PASSWORD, verifyPassword } from "../session/password-hash.ts";
import { lastLogin } from "../session/sessions.ts";
import { createSmsCode, proveCode, proveNumber, SMS_CODE_MINUTES } from "../session/sms-codes.ts";
import { acceptedMobile, requireNewPaymentPassword } from "../settings/registration-settings.ts";
import { bankCardsOf } from "../withdrawals/bank-cards.ts";
import { defineHandler } from "./handler.ts";

const stored = ({ db }: Call, memberId: string) =>
  db.selectFrom("members").selectAll().where("id", "=", memberId).executeTakeFirstOrThrow();

export const getSecurity = defineHandler(endpoints.getSecurity, async (_request, call) => {
  const { id } = sessionOf(call).member;
  const member = await stored(call, id);
  return {
    hasPassword: member.password_hash !== NO_PASSWORD,
    hasPaymentPassword: member.payment_password_hash !== null,
    mobile: maskMobile(member.dialling_code, member.mobile),
    email: maskEmail(member.email),
    bankCards: (await bankCardsOf(call.db, id)).length,
    passkeys: mayHavePasskeys(member, call.services) ? (await passkeysOf(call.db, id)).length : null,
    lastLogin: await lastLogin(call.db, id),
  };
});

export const setPaymentPassword = defineHandler(endpoints.setPaymentPassword, async (request, call) => {
  const { id } = realMemberOf(call);
  const { services } = call;
  const { newPassword: typed } = request;
  requireNewPaymentPassword(services, typed);
  const before = await stored(call, id);
  // Without a login password, only the payment password itself can authorize its change.
  const byPayment = request.by === "payment-password";
  const onlyPayment = before.password_hash === NO_PASSWORD && before.payment_password_hash !== null;
  if (byPayment || onlyPayment) {
    await requirePaymentPassword(call, request.proof);
    // Otherwise a caller who doesn't have to enter the login password could use this call to guess it.
    countGuess(call);
  } else await requirePasswordIfAny(call, request.proof);
  if (await verifyPassword(typed, before.password_hash)) throw new Refusal("payment_password_same");
  if (before.payment_password_hash !== null && (await verifyPassword(typed, before.payment_password_hash)))
    throw new Refusal("password_unchanged");
  const hash = await hashPassword(typed, services.options.passwordCost);
  await call.db.updateTable("members").set({ payment_password_hash: hash }).where("id", "=", id).execute();
  services.limits.paymentPasswords.reset(id);
  return null;
});

export const bindMobile = defineHandler(endpoints.bindMobile, async (request, call) => {
  const { id } = realMemberOf(call);
  const mobile = acceptedMobile(call.services, request.countryDialingCode, request.mobileNum);
  await requirePasswordIfAny(call, request.password);
  const { diallingCode, number } = mobile;
  const proved = await proveNumber(
    call,
    { purpose: "bind", diallingCode, mobile: number },
    { smsCode: request.verificationCode, firebaseIdToken: request.firebaseIdToken },
  );
  await call.db.transaction().execute(async (tx) => {
    await lockRegistrations(tx);
    if (!(await isMobileFree(tx, mobile, id))) throw new Refusal("mobile_taken");
    await proved.use(tx);
    const contact = { dialling_code: diallingCode, mobile: number };
    await tx.updateTable("members").set(contact).where("id", "=", id).execute();
  });
  return null;
});

/** The address in its stored form. @throws Refusal invalid_input */
const acceptedEmail = (typed: string, { brand }: Services): string => {
  const problem = emailProblem(typed, { required: true, pattern: brand.emailPattern });
  if (problem !== undefined) throw invalidFields([["email", problem.key]]);
  return cleanText(typed).toLowerCase();
};

const emailTarget = (email: string) => ({ purpose: "email", diallingCode: "", mobile: email }) as const;

export const sendEmailCode = defineHandler(endpoints.sendEmailCode, async (request, call) => {
  const { db, services } = call;
  const { limits } = services;
  realMemberOf(call);
  const email = acceptedEmail(request.email, services);
  takeFrom(limits.sms, call.network);
  if (!(await isEmailFree(db, email))) throw new Refusal("email_taken");
  const now = services.now();
  const texts = messageTexts(call.language, services.brand.name);
  return spend(limits.smsToNumber, email, () =>
    db.transaction().execute(async (tx) => {
      const { code, resendAt } = await createSmsCode(tx, emailTarget(email), now);
      const body = texts.emailCode(code, SMS_CODE_MINUTES);
      await post(tx, { channel: "mail", to: email, subject: texts.emailCodeSubject, body, code }, now);
      return { expirationTime: resendAt, serverTime: now };
    }),
  );
});

export const bindEmail = defineHandler(endpoints.bindEmail, async (request, call) => {
  const { id } = realMemberOf(call);
  const email = acceptedEmail(request.email, call.services);
  await requirePasswordIfAny(call, request.password);
  const proved = await proveCode(call, emailTarget(email), request.code);
  await call.db.transaction().execute(async (tx) => {
    await lockRegistrations(tx);
    if (!(await isEmailFree(tx, email))) throw new Refusal("email_taken");
    await proved.use(tx);
    await tx.updateTable("members").set({ email }).where("id", "=", id).execute();
  });
  return null;
});
