import type { WireRequestOf } from "@volado/api-client";
import { wireFieldNames } from "@volado/api-client/endpoints";
import { isCommonPassword } from "@volado/domain/common-passwords";
import { MemberType } from "@volado/domain/member";
import {
  eachRegistrationField,
  type RegistrationField,
  type RegistrationFields,
  type RegistrationTab,
  registrationFields,
  registrationProblems,
  registrationTabs,
  shownRegistrationFields,
} from "@volado/domain/registration";
import { cleanCode, cleanMobile, cleanName, cleanText } from "@volado/domain/validation";
import type { Endpoints } from "../catalogue/wire.ts";
import type { Call } from "../request/call.ts";
import { Refusal } from "../request/refusal.ts";
import { checkCaptcha, spendCaptcha } from "../session/captcha.ts";
import { hashPassword, NO_PASSWORD } from "../session/password-hash.ts";
import { proveNumber } from "../session/sms-codes.ts";
import {
  type Mobile,
  refusalOf,
  registrationSettings,
  requireCountry,
  switchesOn,
} from "../settings/registration-settings.ts";
import { firstLabel } from "../vip/levels.ts";
import type { Tx } from "../wallet/ledger.ts";
import { createMember, isEmailFree, lockRegistrations, nameByMobile } from "./create-member.ts";
import { accountName, type CodeMeaning, invitationByCode, referrerById } from "./find-member.ts";

type RegisterRequest = WireRequestOf<Endpoints["registerByUsername"]>;

/** The form's values in domain terms. */
const typedFields = (request: RegisterRequest): RegistrationFields => {
  const sent = new Map<string, unknown>(Object.entries(request));
  return eachRegistrationField((field) => String(sent.get(wireFieldNames[field]) ?? ""));
};

/** Fields that the gateway stores in columns of their own, or not at all. */
const passwordFields = ["password", "passwordAgain", "paymentPassword"] as const;
const storedElsewhere: ReadonlySet<RegistrationField> = new Set([
  ...(["username", "mobile", "smsCode", ...passwordFields, "email", "nickname", "birthday"] as const),
  ...(["referrerId", "invitationCode", "captcha"] as const),
]);

/** Fields that only the merchant's form requests, stored as details. */
const detailFields = registrationFields.filter((field) => !storedElsewhere.has(field));

/** The shown fields, trimmed except for passwords; all others are empty, whatever was sent. */
export const shownOnly = (
  fields: RegistrationFields,
  shown: readonly RegistrationField[],
): ((field: RegistrationField) => string) => {
  const asTyped = new Set<RegistrationField>(passwordFields);
  return (field) => {
    const value = shown.includes(field) ? fields[field] : "";
    if (asTyped.has(field)) return value;
    return field === "payeeName" ? cleanName(value) : cleanText(value);
  };
};

const captchaRefusal = (code: "captcha_required" | "captcha_wrong"): Refusal =>
  new Refusal(code, { value: { captcha: true } });

type Form = ReturnType<typeof checkedForm>;

/** The open ways to register, the default first. */
export const openTabs = ({ settings, brand }: Call["services"]): readonly RegistrationTab[] =>
  registrationTabs(switchesOn(settings), brand.registrationWhenOff);

/** Validates the form by the site's own rules. */
const checkedForm = (way: RegistrationTab | "social", request: RegisterRequest, { services }: Call) => {
  const switches = switchesOn(services.settings);
  const social = way === "social";
  const tab = openTabs(services).find((open) => social || open === way);
  if (tab === undefined) throw new Refusal("registration_closed");
  requireCountry(services.brand, request.countryDialingCode);
  const settings = registrationSettings(services.settings);
  const fields = typedFields(request);
  // A code from a link is sent although its field is hidden, so it always counts.
  const form = { settings, switches, tab, social, invitationKnown: request.affiliateCode !== "" };
  const shown = shownRegistrationFields(form);
  const problems = new Map(
    registrationProblems(fields, {
      ...form,
      diallingCode: request.countryDialingCode,
      minimumAge: services.brand.minimumAge,
      emailPattern: services.brand.emailPattern,
      today: services.brand.clock.day(services.now()),
      isCommon: isCommonPassword,
    }),
  );
  // Firebase's token replaces the code.
  if (settings.smsBy === "firebase") problems.delete("smsCode");
  if (problems.get("captcha")?.key === "errors.captchaRequired") throw captchaRefusal("captcha_required");
  const onlyAge = problems.size === 1 && problems.get("birthday")?.key === "errors.birthdayUnderAge";
  if (onlyAge) throw new Refusal("under_age");
  if (problems.size > 0)
    throw refusalOf([...problems].map(([field, problem]) => [wireFieldNames[field], problem]));
  return { shown, given: shownOnly(fields, shown) };
};

const requireInvitation = async ({ db }: Call, code: string): Promise<CodeMeaning | undefined> => {
  if (cleanCode(code) === "") return undefined;
  const invitation = await invitationByCode(db, code);
  if (invitation === undefined) throw new Refusal("invalid_invitation");
  return invitation;
};

const requireReferrer = async ({ db }: Call, id: string): Promise<string | null> => {
  if (id === "") return null;
  const referrer = await referrerById(db, id);
  if (referrer === undefined) throw new Refusal("agent_information");
  return referrer.id;
};

const proveMobile = async (call: Call, form: Form, mobile: Mobile | null, request: RegisterRequest) => {
  if (mobile === null || !form.shown.includes("smsCode")) return undefined;
  const target = { purpose: "register", diallingCode: mobile.diallingCode, mobile: mobile.number } as const;
  const { firebaseIdToken } = request;
  return proveNumber(call, target, { smsCode: form.given("smsCode"), firebaseIdToken });
};

const hashed = async ({ services }: Call, password: string): Promise<string | undefined> =>
  password === "" ? undefined : hashPassword(password, services.options.passwordCost);

/** A Google or Facebook identity that registers. */
export interface JoiningIdentity {
  /** Used where the form doesn't ask. */
  readonly nickname: string;
  /** Used where the form doesn't ask, unless a member has it. */
  readonly email: string;
  /** Whether it has an account by now. Registrations must be locked. */
  isKnown(tx: Tx): Promise<boolean>;
  /** Stores it with its account. */
  link(tx: Tx, memberId: string, now: number): Promise<void>;
}

/**
 * Registers a member, an ordinary one unless an agent's link says otherwise; with `identity` for a social sign-up.
 * Everything is checked before anything is written. @throws Refusal as listed by the calls
 */
export const register = async (
  way: RegistrationTab | "social",
  request: RegisterRequest,
  call: Call,
  identity?: JoiningIdentity,
): Promise<null> => {
  const { db, services } = call;
  const form = checkedForm(way, request, call);
  const { given, shown } = form;
  /** The first check keeps a correct captcha for the next attempt, if another field is refused. */
  const requireCaptcha = async (within: Call["db"], check: typeof checkCaptcha) => {
    if (!shown.includes("captcha")) return;
    const right = await check(within, request.captchaId ?? "", given("captcha"), services.now());
    if (!right) throw captchaRefusal("captcha_wrong");
  };
  await requireCaptcha(db, checkCaptcha);
  const invitation = await requireInvitation(call, request.affiliateCode);
  const referrerId = await requireReferrer(call, given("referrerId"));
  const { countryDialingCode: diallingCode } = request;
  const number = cleanMobile(given("mobile"), diallingCode);
  const mobile = number === "" ? null : { diallingCode, number };
  const proof = await proveMobile(call, form, mobile, request);
  const passwordHash = (await hashed(call, given("password"))) ?? NO_PASSWORD;
  const paymentPasswordHash = await hashed(call, given("paymentPassword"));

  const now = services.now();
  await db.transaction().execute(async (tx) => {
    await lockRegistrations(tx);
    // Double taps: the second call waits here and finds the first one's member.
    if (await identity?.isKnown(tx)) return;
    const byMobile = way === "mobile" && mobile !== null;
    const provided = identity?.email ?? "";
    const ownEmail = provided !== "" && (await isEmailFree(tx, provided)) ? provided : null;
    const type = invitation?.type ?? MemberType.Member;
    const joining = {
      username: byMobile ? await nameByMobile(tx, mobile) : accountName(given("username")),
      nickname: given("nickname") || identity?.nickname || null,
      type,
      clubLabel: firstLabel(services.brand, type),
      birthday: given("birthday") || null,
      rebateRate: invitation?.rebateRate ?? 0,
      passwordHash,
      paymentPasswordHash,
      mobile,
      email: given("email").toLowerCase() || ownEmail,
      inviterId: invitation?.inviter.id ?? null,
      invitationLink: invitation?.link ?? null,
    };
    const member = await createMember(tx, joining, now);
    await requireCaptcha(tx, spendCaptcha);
    await identity?.link(tx, member.id, now);
    await proof?.use(tx);
    const { registerMethod: method, registerUrl: url, domain } = request;
    const about = { member_id: member.id, method, url, domain, referrer_id: referrerId, created_at: now };
    const details = detailFields.map((field) => [field, given(field)] as const);
    const filledIn = Object.fromEntries(details.filter(([, value]) => value !== ""));
    const registration = { ...about, details: JSON.stringify(filledIn) };
    await tx.insertInto("registrations").values(registration).execute();
  });
  return null;
};
