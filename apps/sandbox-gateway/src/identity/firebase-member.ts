import type { WireRequestOf } from "@volado/api-client";
import { registrationFieldBounds, type SocialProposal } from "@volado/domain/registration";
import { SiteSwitch } from "@volado/domain/site";
import { type Bounds, cleanMobile, cleanText, usernameProblem } from "@volado/domain/validation";
import type { Endpoints } from "../catalogue/wire.ts";
import { isEmailFree, isNameFree } from "../members/create-member.ts";
import { type Member, memberByMobile } from "../members/find-member.ts";
import { openTabs, register } from "../members/register.ts";
import type { Call } from "../request/call.ts";
import { Refusal } from "../request/refusal.ts";
import { registrationSettings } from "../settings/registration-settings.ts";
import type { Tx } from "../wallet/ledger.ts";
import { type FirebaseIdentity, verifyFirebaseToken } from "./firebase-identity.ts";

/** The switch that enables a channel, and the identity provider behind it. */
const channels = {
  google: { door: SiteSwitch.GoogleLogin, provider: "google" },
  facebook: { door: SiteSwitch.FacebookLogin, provider: "facebook" },
  sms: { door: SiteSwitch.SmsLogin, provider: "phone" },
} as const;

type Db = Tx | Call["db"];

/** A username from a name or an address: letters, digits and underscore, `maria_lopez`. */
const usernameFrom = ({ name, email, uid }: FirebaseIdentity, { min, max }: Bounds): string => {
  const plain = (name ?? email?.split("@")[0] ?? "")
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "")
    .slice(0, max);
  const digits = uid.toLowerCase().replace(/[^a-z0-9]/g, "");
  return plain.length >= min ? plain : `jugador_${digits}`.slice(0, Math.max(min, 14));
};

const freeName = async (db: Db, preferred: string, { max }: Bounds): Promise<string> => {
  for (let number = 1; ; number += 1) {
    const digits = number === 1 ? "" : String(number);
    const name = `${preferred.slice(0, max - digits.length)}${digits}`;
    if (await isNameFree(db, name)) return name;
  }
};

const knownMember = (db: Db, uid: string): Promise<Member | undefined> =>
  db
    .selectFrom("members")
    .innerJoin("firebase_identities", "firebase_identities.member_id", "members.id")
    .selectAll("members")
    .where("firebase_identities.uid", "=", uid)
    .executeTakeFirst();

/** The identity that a token proves. @throws Refusal sign_in_closed, firebase_refused */
const provedIdentity = (
  { services }: Call,
  channel: keyof typeof channels,
  token: string,
): FirebaseIdentity => {
  const { door, provider } = channels[channel];
  if (!services.settings.switches().get(door)) throw new Refusal("sign_in_closed");
  const identity = verifyFirebaseToken(token, services);
  if (identity?.provider !== provider) throw new Refusal("firebase_refused");
  return identity;
};

/** What the completion form starts with: the provider's name and address, and a free username made of them. */
const proposalFor = async ({ db, services }: Call, identity: FirebaseIdentity): Promise<SocialProposal> => {
  const email = identity.email?.toLowerCase() ?? "";
  const bounds = registrationFieldBounds("username", registrationSettings(services.settings));
  const username = await freeName(db, usernameFrom(identity, bounds), bounds);
  return {
    // A rule that no proposal meets is left to the player.
    username: usernameProblem(username, bounds) ? "" : username,
    nickname: cleanText(identity.name ?? ""),
    email: email !== "" && (await isEmailFree(db, email)) ? email : "",
  };
};

/**
 * Registers an identity with what the merchant demands of every player. It never links to an existing member with the
 * same address: the owner of an address at Google need not be the one who typed it here.
 * @throws Refusal as listed by the call
 */
export const registerIdentity = async (
  request: WireRequestOf<Endpoints["registerBySocial"]>,
  call: Call,
): Promise<null> => {
  const { uid, provider, name, email } = provedIdentity(call, request.socialChannel, request.socialIdToken);
  const isKnown = async (db: Db) => (await knownMember(db, uid)) !== undefined;
  // Sent again after a lost response: its captcha and SMS code are used up.
  if (await isKnown(call.db)) return null;
  return register("social", request, call, {
    nickname: cleanText(name ?? ""),
    email: email?.toLowerCase() ?? "",
    isKnown,
    async link(tx, memberId, now) {
      const identity = { uid, member_id: memberId, provider, created_at: now };
      await tx.insertInto("firebase_identities").values(identity).execute();
    },
  });
};

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

/**
 * The member of a "firebase" login. @throws Refusal sign_in_closed, firebase_refused, mobile_not_registered,
 * social_not_registered, registration_closed
 */
export const memberOfFirebase = async (
  call: Call,
  request: WireRequestOf<Endpoints["login"]>,
): Promise<Member> => {
  const { firebaseChannel, firebaseIdToken } = request;
  if (firebaseChannel === undefined || firebaseIdToken === undefined) throw new Refusal("firebase_refused");
  const identity = provedIdentity(call, firebaseChannel, firebaseIdToken);
  if (identity.provider === "phone") return memberOfPhone(call, identity, request);
  const known = await knownMember(call.db, identity.uid);
  if (known !== undefined) return known;
  if (openTabs(call.services).length === 0) throw new Refusal("registration_closed");
  throw new Refusal("social_not_registered", { value: await proposalFor(call, identity) });
};
