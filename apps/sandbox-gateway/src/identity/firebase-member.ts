import type { WireRequestOf } from "@volado/api-client";
import { MemberType } from "@volado/domain/member";
import { registrationTabs } from "@volado/domain/registration";
import { SiteSwitch } from "@volado/domain/site";
import { cleanMobile, cleanText } from "@volado/domain/validation";
import type { Endpoints } from "../catalogue/wire.ts";
import { createMember, isEmailFree, isNameFree, lockRegistrations } from "../members/create-member.ts";
import { type Member, memberByMobile } from "../members/find-member.ts";
import type { Call } from "../request/call.ts";
import { Refusal } from "../request/refusal.ts";
import { NO_PASSWORD } from "../session/password-hash.ts";
import { switchesOn } from "../settings/registration-settings.ts";
import { firstLabel } from "../vip/levels.ts";
import type { Tx } from "../wallet/ledger.ts";
import { type FirebaseIdentity, verifyFirebaseToken } from "./firebase-identity.ts";

/** The switch that enables a channel, and the identity provider behind it. */
const channels = {
  google: { door: SiteSwitch.GoogleLogin, provider: "google" },
  facebook: { door: SiteSwitch.FacebookLogin, provider: "facebook" },
  sms: { door: SiteSwitch.SmsLogin, provider: "phone" },
} as const;

const NAME_LENGTH = 16;

/** A username from a name or an address: letters, digits and underscore, `maria_lopez`. */
const usernameFrom = ({ name, email, uid }: FirebaseIdentity): string => {
  const plain = (name ?? email?.split("@")[0] ?? "")
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "")
    .slice(0, NAME_LENGTH - 2);
  const digits = uid.toLowerCase().replace(/[^a-z0-9]/g, "");
  return plain.length >= 4 ? plain : `jugador_${digits.slice(0, 6)}`;
};

const freeName = async (tx: Tx, preferred: string): Promise<string> => {
  for (let number = 1; ; number += 1) {
    const digits = number === 1 ? "" : String(number);
    const name = `${preferred.slice(0, NAME_LENGTH - digits.length)}${digits}`;
    if (await isNameFree(tx, name)) return name;
  }
};

const knownMember = (db: Tx | Call["db"], uid: string): Promise<Member | undefined> =>
  db
    .selectFrom("members")
    .innerJoin("firebase_identities", "firebase_identities.member_id", "members.id")
    .selectAll("members")
    .where("firebase_identities.uid", "=", uid)
    .executeTakeFirst();

/**
 * Creates a member for an identity's first login. It never links to an existing member with the same address: the owner
 * of an address at Google need not be the one who typed it here.
 */
const newMember = ({ db, services }: Call, identity: FirebaseIdentity): Promise<Member> =>
  db.transaction().execute(async (tx) => {
    // Double taps: the second call waits here and finds the first one's member.
    await lockRegistrations(tx);
    const known = await knownMember(tx, identity.uid);
    if (known !== undefined) return known;
    if (registrationTabs(switchesOn(services.settings), services.brand.registrationWhenOff).length === 0)
      throw new Refusal("registration_closed");
    const now = services.now();
    const email = identity.email?.toLowerCase() ?? null;
    const person = {
      username: await freeName(tx, usernameFrom(identity)),
      nickname: cleanText(identity.name ?? "") || null,
      email: email !== null && (await isEmailFree(tx, email)) ? email : null,
    };
    const clubLabel = firstLabel(services.brand, MemberType.Member);
    const account = {
      type: MemberType.Member,
      clubLabel,
      passwordHash: NO_PASSWORD,
      mobile: null,
      inviterId: null,
    };
    const member = await createMember(tx, { ...person, ...account }, now);
    await tx
      .insertInto("firebase_identities")
      .values({ uid: identity.uid, member_id: member.id, provider: identity.provider, created_at: now })
      .execute();
    return member;
  });

const memberOfPhone = async (
  { db }: Call,
  { phone }: FirebaseIdentity,
  { firebaseMobileNo = "", countryDialingCode = "" }: WireRequestOf<Endpoints["login"]>,
): Promise<Member> => {
  const mobile = cleanMobile(firebaseMobileNo, countryDialingCode);
  if (phone !== `+${countryDialingCode}${mobile}`) throw new Refusal("firebase_refused");
  const member = await memberByMobile(db, countryDialingCode, mobile);
  if (member === undefined) throw new Refusal("mobile_not_registered");
  return member;
};

/** The member of a "firebase" login. @throws Refusal sign_in_closed, firebase_refused, mobile_not_registered */
export const memberOfFirebase = async (
  call: Call,
  request: WireRequestOf<Endpoints["login"]>,
): Promise<Member> => {
  const { firebaseChannel, firebaseIdToken } = request;
  if (firebaseChannel === undefined || firebaseIdToken === undefined) throw new Refusal("firebase_refused");
  const { door, provider } = channels[firebaseChannel];
  if (!call.services.settings.switches().get(door)) throw new Refusal("sign_in_closed");
  const identity = verifyFirebaseToken(firebaseIdToken, call.services);
  if (identity?.provider !== provider) throw new Refusal("firebase_refused");
  if (provider === "phone") return memberOfPhone(call, identity, request);
  return (await knownMember(call.db, identity.uid)) ?? newMember(call, identity);
};
