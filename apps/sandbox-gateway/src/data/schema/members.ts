import type { PictureFormat } from "@volado/domain/validation";
import type { Generated } from "kysely";
import type { Json } from "./columns.ts";

/** Members, how they sign in, and what calls leave behind. */
export interface MembersSchema {
  /** A signed-up account. */
  members: {
    id: string;
    username: string;
    nickname: string | null;
    /** Member type number (Spec §6). */
    type: number;
    club_label: string | null;
    password_hash: string;
    payment_password_hash: string | null;
    /** Which login this account may use: the site's, only the agents', or none at all. */
    portal: "site" | "agents" | "none";
    disabled: boolean;
    first_time_login: boolean;
    created_at: number;
    /** Calling code without plus sign; there is one exactly when there is a mobile number. */
    dialling_code: string | null;
    /** National digits without leading zero. */
    mobile: string | null;
    /** Lower case. */
    email: string | null;
    /** With this code a member invites others (Spec §2 "invitation/affiliate code"). */
    invitation_code: string;
    inviter_id: string | null;
    /**
     * What comes back of stakes, in hundredths of a per cent; an agent earns what is left of it after the downlines' own.
     */
    rebate_rate: Generated<number>;
    /** The profile picture: a name on offer, or the id of an uploaded one. */
    head_icon: string | null;
    /** Trial accounts only: after this instant the account is closed. */
    expires_at: number | null;
  };
  /** A session; the token itself is never stored, only its hash. */
  sessions: {
    id: string;
    token_hash: string;
    member_id: string;
    created_at: number;
    expires_at: number;
    ended_at: number | null;
    ended_reason: "logout" | "elsewhere" | "expired" | null;
  };
  captchas: { id: string; answer: string; expires_at: number };
  login_failures: { username: string; failures: number; last_at: number };
  /** How a member came, and the optional fields of the form. */
  registrations: {
    member_id: string;
    method: string;
    url: string;
    domain: string;
    referrer_id: string | null;
    /** What was filled in of the fields that nothing else keeps, by their names of the wire. */
    details: Json<Readonly<Record<string, string>>>;
    created_at: number;
  };
  /** A field of the registration form as the console left it; one without a row has its default. */
  registration_fields: { name: string; enabled: boolean; required: boolean; max_length: number | null };
  /**
   * The latest code sent to a number for one purpose; the code itself is never stored. One for the purpose
   * "email" went to an address, which then stands in place of the number, with an empty dialling code.
   */
  sms_codes: {
    purpose: "register" | "login" | "password" | "bind" | "email";
    dialling_code: string;
    mobile: string;
    salt: string;
    code_hash: string;
    /** Wrong answers that it still takes. */
    tries_left: number;
    used: boolean;
    /** Until then no other is sent. */
    resend_at: number;
    expires_at: number;
  };
  /** A slide to be answered once, and then its proof to be shown once. */
  human_challenges: {
    id: string;
    /** Hash of the proof's token, once the challenge is passed. */
    pass_hash: string | null;
    created_at: number;
    expires_at: number;
  };
  /** A password sent by mail, good beside the old one until it is used or runs out. */
  temporary_passwords: { member_id: string; password_hash: string; expires_at: number };
  /** Which member a Firebase identity signs in. */
  firebase_identities: { uid: string; member_id: string; provider: string; created_at: number };
  /** A login that succeeded. */
  logins: {
    id: string;
    member_id: string;
    at: number;
    /** Address that it came from. */
    ip: string;
  };
  /** A picture that a member uploaded; a newer one takes its place under another id. */
  head_pictures: {
    /** Can't be guessed: pictures are fetched without a session. */
    id: string;
    member_id: string;
    format: PictureFormat;
    bytes: Uint8Array;
    created_at: number;
  };
  /** Pictures that a member sent on a day, of whatever kind. */
  uploads: {
    member_id: string;
    /** The merchant's day, `YYYY-MM-DD`. */
    day: string;
    pictures: number;
  };
  /** Nonces of encrypted bodies already seen (decisions W4). */
  nonces: { nonce: string; seen_at: number };
  /** Body-encryption keys; the newest two are valid. */
  encryption_keys: {
    kid: string;
    private_jwk: Json<JsonWebKey>;
    public_jwk: Json<{
      readonly kty: "EC";
      readonly crv: "P-256";
      readonly x: string;
      readonly y: string;
    }>;
    created_at: number;
  };
  /** What a keyed write answered, so that a repetition gets the same answer. */
  idempotent_responses: {
    member_id: string;
    endpoint: string;
    idempotency_key: string;
    request_hash: string;
    /** Null only inside the transaction that is computing it. */
    response: Json<{ readonly value: unknown }> | null;
    created_at: number;
  };
  /** An order about money that the console was given, so that a repetition isn't done again. */
  console_orders: {
    idempotency_key: string;
    /** What was ordered, in words of the console's own. */
    content: string;
    created_at: number;
  };
}
