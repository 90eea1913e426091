import type { Generated } from "kysely";
import type { Json, Picture, Row } from "./columns.ts";

type NullableText<Names extends string> = Record<Names, string | null>;

/** Members, how they sign in, and what calls leave behind. */
export interface MembersSchema {
  /** A signed-up account. `type` is the member type number (Spec §6); an e-mail address is in lower case. */
  members: Row<"id" | "username" | "password_hash", "type" | "created_at"> &
    NullableText<"nickname" | "club_label" | "payment_password_hash" | "email" | "inviter_id"> & {
      /** Which login this account may use: the site's, only the agents', or none at all. */
      portal: "site" | "agents" | "none";
      disabled: boolean;
      first_time_login: boolean;
      /** Calling code without plus sign; there is one exactly when there is a mobile number. */
      dialling_code: string | null;
      /** National digits without leading zero. */
      mobile: string | null;
      /** With this code a member invites others (Spec §2 "invitation/affiliate code"). */
      invitation_code: string;
      /** What comes back of stakes, in hundredths of a per cent; an agent earns what the downlines' own leave of it. */
      rebate_rate: Generated<number>;
      /** The profile picture: a name on offer, or the id of an uploaded one. */
      head_icon: string | null;
      /** Trial accounts only: after this instant the account is closed. */
      expires_at: number | null;
    };
  /** A session; the token itself is never stored, only its hash. */
  sessions: Row<"id" | "token_hash" | "member_id", "created_at" | "expires_at", "ended_at"> & {
    ended_reason: "logout" | "elsewhere" | "expired" | null;
  };
  captchas: Row<"id" | "answer", "expires_at">;
  login_failures: Row<"username", "failures" | "last_at">;
  /** How a member came, and the fields of the form that are stored nowhere else, by their names of the wire. */
  registrations: Row<"member_id" | "method" | "url" | "domain", "created_at"> &
    NullableText<"referrer_id"> & { details: Json<Readonly<Record<string, string>>> };
  /** A field of the registration form as the console left it; one without a row has its default. */
  registration_fields: Row<"name", never, "max_length"> & Record<"enabled" | "required", boolean>;
  /** The latest code sent for one purpose, as a hash, and the wrong answers left. "email" has its address as number. */
  sms_codes: Row<"dialling_code" | "mobile" | "salt" | "code_hash", "tries_left" | "resend_at"> & {
    purpose: "register" | "login" | "password" | "bind" | "email";
    used: boolean;
    expires_at: number;
  };
  /** A slide to be answered once; then the hash of its proof's token, which is shown once. */
  human_challenges: Row<"id", "created_at" | "expires_at"> & NullableText<"pass_hash">;
  /** A password sent by mail, good beside the old one until it is used or runs out. */
  temporary_passwords: Row<"member_id" | "password_hash", "expires_at">;
  /** Which member a Firebase identity signs in. */
  firebase_identities: Row<"uid" | "member_id" | "provider", "created_at">;
  /** A login that succeeded. */
  logins: Row<"id" | "member_id" | "ip", "at">;
  /** An uploaded picture; a newer one replaces it. Its id can't be guessed: pictures are fetched without a session. */
  head_pictures: Picture & Row<"id" | "member_id", "created_at">;
  /** How many pictures a member sent on a day of the merchant's, `YYYY-MM-DD`. */
  uploads: Row<"member_id" | "day", "pictures">;
  /** Nonces of encrypted bodies already seen (decisions W4). */
  nonces: Row<"nonce", "seen_at">;
  /** Body-encryption keys; the newest two are valid. */
  encryption_keys: Row<"kid", "created_at"> & {
    private_jwk: Json<JsonWebKey>;
    public_jwk: Json<Readonly<Record<"x" | "y", string>> & { readonly kty: "EC"; readonly crv: "P-256" }>;
  };
  /** What a keyed write answered; `response` is null only inside the transaction that is computing it. */
  idempotent_responses: Row<"member_id" | "endpoint" | "idempotency_key" | "request_hash", "created_at"> & {
    response: Json<{ readonly value: unknown }> | null;
  };
  /** An order about money that the console was given, so that a repetition isn't done again. */
  console_orders: Row<"idempotency_key" | "content", "created_at">;
}
