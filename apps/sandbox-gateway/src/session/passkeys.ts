import { createHash } from "node:crypto";
import { MINUTE_MS } from "@volado/domain/calendar";
import { isTrial } from "@volado/domain/member";
import { SiteSwitch } from "@volado/domain/site";
import type { Kysely, Selectable } from "kysely";
import type { Schema } from "../data/schema.ts";
import type { Call } from "../request/call.ts";
import { Refusal } from "../request/refusal.ts";
import type { SignedIn } from "./sessions.ts";

/** More are refused. */
export const PASSKEY_LIMIT = 20;

const CHALLENGE_MS = 5 * MINUTE_MS;

/** Loaded with the first call: it takes a quarter of a second. */
export const webAuthn = () => import("@simplewebauthn/server");

/** Whether the member may have passkeys. The agents' login takes name and password only (docs/decisions/053). */
export const mayHavePasskeys = (member: SignedIn["member"], { settings }: Call["services"]): boolean =>
  settings.switches().get(SiteSwitch.Passkeys) === true && member.portal === "site" && !isTrial(member);

/** @throws Refusal sign_in_closed while the merchant has no passkeys */
export const requirePasskeyLogin = ({ services }: Call): void => {
  if (!services.settings.switches().get(SiteSwitch.Passkeys)) throw new Refusal("sign_in_closed");
};

/** The site that passkeys belong to. @throws Refusal passkey_refused for a call from no page, or from a strange one */
export const relyingParty = ({ browser }: Call): { readonly origin: string; readonly id: string } => {
  const { origin } = browser;
  if (origin === undefined)
    throw new Refusal("passkey_refused", { message: "The call has no known Origin." });
  return { origin, id: new URL(origin).hostname };
};

/** A member's handle in their passkeys: a hash, because authenticators show and sync it. */
export const userHandle = (memberId: string) =>
  new Uint8Array(createHash("sha256").update(memberId).digest());

/** Stores a challenge; without a member it is for a login. */
export const storeChallenge = async (
  { db, services }: Call,
  challenge: string,
  memberId: string | null,
): Promise<void> => {
  const row = { challenge, member_id: memberId, expires_at: services.now() + CHALLENGE_MS };
  await db.insertInto("passkey_challenges").values(row).execute();
};

/**
 * The challenge in what the browser signed; it is used up.
 * @throws Refusal passkey_refused for an unknown, used or expired one, and for another member's
 */
export const takeChallenge = async (
  { db, services }: Call,
  clientDataJSON: string,
  memberId: string | null,
): Promise<string> => {
  const { decodeClientDataJSON } = await import("@simplewebauthn/server/helpers");
  const challenge = await refusing(() => decodeClientDataJSON(clientDataJSON).challenge);
  const taken = await db
    .deleteFrom("passkey_challenges")
    .where("challenge", "=", challenge)
    .where("expires_at", ">", services.now())
    .where("member_id", "is not distinct from", memberId)
    .returning("challenge")
    .executeTakeFirst();
  if (taken === undefined) throw new Refusal("passkey_refused");
  return challenge;
};

/** Runs a check of the WebAuthn library. @throws Refusal passkey_refused when it throws or denies */
export const refusing = async <T>(check: () => T | Promise<T>): Promise<T> => {
  try {
    return await check();
  } catch {
    throw new Refusal("passkey_refused");
  }
};

export type PasskeyRow = Selectable<Schema["passkeys"]>;

export const passkeysOf = (db: Kysely<Schema>, memberId: string): Promise<PasskeyRow[]> =>
  db
    .selectFrom("passkeys")
    .selectAll()
    .where("member_id", "=", memberId)
    .orderBy("added_at", "desc")
    .orderBy("id")
    .execute();
