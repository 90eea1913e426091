import type { Generated } from "kysely";
import type { Json, Picture, Row } from "./columns.ts";

type NullableText<Names extends string> = Record<Names, string | null>;

/** Members, their logins, and state left by calls. */
export interface MembersSchema {
  /** An account. `type` is the member type number (Spec §6); e-mail addresses are lower case. */
  members: Row<"id" | "username" | "password_hash", "type" | "created_at"> &
    NullableText<"nickname" | "club_label" | "payment_password_hash" | "email" | "inviter_id"> & {
      /** Which login the account may use: the site's, only the agents', or none. */
      portal: "site" | "agents" | "none";
      disabled: boolean;
      first_time_login: boolean;
      /** Calling code without plus sign; set exactly when there is a mobile number. */
      dialling_code: string | null;
      /** National digits without leading zero. */
      mobile: string | null;
      /** The member's invitation code (Spec §2 "invitation/affiliate code"). */
      invitation_code: string;
      /** Rebate on stakes in hundredths of a per cent; an agent earns the difference to the downline's. */
      rebate_rate: Generated<number>;
      /** The profile picture: the name of a preset, or the id of an uploaded one. */
      head_icon: string | null;
      /** Trial accounts only: the account closes at this instant. */
      expires_at: number | null;
    };
  /** A session; only the hash of its token is stored. */
  sessions: Row<"id" | "token_hash" | "member_id", "created_at" | "expires_at", "ended_at"> & {
    ended_reason: "logout" | "elsewhere" | "expired" | null;
  };
  captchas: Row<"id" | "answer", "expires_at">;
  login_failures: Row<"username", "failures" | "last_at">;
  /** How a member registered, and the form fields stored nowhere else, by wire name. */
  registrations: Row<"member_id" | "method" | "url" | "domain", "created_at"> &
    NullableText<"referrer_id"> & { details: Json<Readonly<Record<string, string>>> };
  /** A registration field as set in the console; one without a row has its default. */
  registration_fields: Row<"name", never, "max_length"> & Record<"enabled" | "required", boolean>;
  /** The latest code sent for one purpose, hashed, and the attempts left. For "email" the number is the address. */
  sms_codes: Row<"dialling_code" | "mobile" | "salt" | "code_hash", "tries_left" | "resend_at"> & {
    purpose: "register" | "login" | "password" | "bind" | "email";
    used: boolean;
    expires_at: number;
  };
  /** A slide challenge, answered once; then the hash of its proof token, which is valid once. */
  human_challenges: Row<"id", "created_at" | "expires_at"> & NullableText<"pass_hash">;
  /** A password sent by mail, valid beside the old one until it is used or expires. */
  temporary_passwords: Row<"member_id" | "password_hash", "expires_at">;
  firebase_identities: Row<"uid" | "member_id" | "provider", "created_at">;
  logins: Row<"id" | "member_id" | "ip", "at">;
  /** An uploaded picture; a newer one replaces it. Its id is random, because pictures are fetched without a session. */
  head_pictures: Picture & Row<"id" | "member_id", "created_at">;
  /** A member's number of uploaded pictures per day in the merchant's time zone, `YYYY-MM-DD`. */
  uploads: Row<"member_id" | "day", "pictures">;
  /** Used nonces of encrypted bodies (decisions W4). */
  nonces: Row<"nonce", "seen_at">;
  /** Body-encryption keys; the newest two are valid. */
  encryption_keys: Row<"kid", "created_at"> & {
    private_jwk: Json<JsonWebKey>;
    public_jwk: Json<Readonly<Record<"x" | "y", string>> & { readonly kty: "EC"; readonly crv: "P-256" }>;
  };
  /** The answer of a keyed write; `response` is null only inside the transaction that computes it. */
  idempotent_responses: Row<"member_id" | "endpoint" | "idempotency_key" | "request_hash", "created_at"> & {
    response: Json<{ readonly value: unknown }> | null;
  };
  /** A money order from the console, so that a repetition has no effect. */
  console_orders: Row<"idempotency_key" | "content", "created_at">;
}
