import { endpoints, type SmsPurpose } from "@volado/api-client/endpoints";
import { registrationTabs } from "@volado/domain/registration";
import { SiteSwitch, type SiteSwitches } from "@volado/domain/site";
import type { Brand } from "../brand/brand.ts";
import { isMobileFree } from "../members/create-member.ts";
import { memberByMobile } from "../members/find-member.ts";
import type { Call } from "../request/call.ts";
import { spend, takeFrom } from "../request/rate-limit.ts";
import { Refusal, type RefusalCode } from "../request/refusal.ts";
import { answerChallenge, createChallenge, requireProof } from "../session/human-challenges.ts";
import { messageTexts, post } from "../session/outbox.ts";
import { createSmsCode, SMS_CODE_MINUTES } from "../session/sms-codes.ts";
import {
  acceptedMobile,
  type Mobile,
  registrationSettings,
  switchesOn,
} from "../settings/registration-settings.ts";
import { defineHandler } from "./handler.ts";

/** Why the merchant's switches forbid a code for this purpose; undefined when they allow it. */
const closed: Record<SmsPurpose, (switches: SiteSwitches, brand: Brand) => RefusalCode | undefined> = {
  register: (switches, { registrationWhenOff }) => {
    if (registrationTabs(switches, registrationWhenOff).length === 0) return "registration_closed";
    return switches.has(SiteSwitch.RegistrationSmsCheck) ? undefined : "not_permitted";
  },
  login: (switches) => (switches.has(SiteSwitch.SmsLogin) ? undefined : "sign_in_closed"),
  bind: () => undefined,
  password: (switches) => (switches.has(SiteSwitch.PasswordChangeSmsCheck) ? undefined : "not_permitted"),
};

const requireRecipient = async ({ db }: Call, purpose: SmsPurpose, mobile: Mobile): Promise<void> => {
  if (purpose === "register" || purpose === "bind") {
    if (!(await isMobileFree(db, mobile))) throw new Refusal("mobile_taken");
  } else if ((await memberByMobile(db, mobile.diallingCode, mobile.number)) === undefined)
    throw new Refusal("mobile_not_registered");
};

export const sendSmsCode = defineHandler(endpoints.sendSmsCode, async (request, call) => {
  const { db, services, network } = call;
  const { settings, limits } = services;
  const { purpose } = request;
  const refusal = closed[purpose](switchesOn(settings), services.brand);
  if (refusal !== undefined) throw new Refusal(refusal);
  const { smsBy, smsNeedsHuman } = registrationSettings(settings);
  if (smsBy === "firebase") throw new Refusal("not_permitted", { message: "Firebase sends the codes." });
  takeFrom(limits.sms, network);
  const mobile = acceptedMobile(services, request.countryDialingCode, request.mobileNum);
  const now = services.now();
  // Checked before anything about the number is revealed, so that programs can't probe numbers.
  if (smsNeedsHuman) await requireProof(db, request.verification, now);
  await requireRecipient(call, purpose, mobile);

  const { diallingCode, number } = mobile;
  const target = { purpose, diallingCode, mobile: number };
  const to = `+${diallingCode} ${number}`;
  return spend(limits.smsToNumber, to, () =>
    db.transaction().execute(async (tx) => {
      const { code, resendAt } = await createSmsCode(tx, target, now);
      const body = messageTexts(call.language, services.brand.name).smsCode(code, SMS_CODE_MINUTES);
      await post(tx, { channel: "sms", to, body, code }, now);
      return { expirationTime: resendAt, serverTime: now };
    }),
  );
});

export const getHumanChallenge = defineHandler(endpoints.getHumanChallenge, async (_request, call) => {
  takeFrom(call.services.limits.lookups, call.network);
  return { challenge: await createChallenge(call.db, call.services.now()) };
});

export const answerHumanChallenge = defineHandler(endpoints.answerHumanChallenge, (request, call) =>
  answerChallenge(call.db, request.challenge, request.duration, call.services.now()),
);
