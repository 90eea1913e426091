import type { Generated } from "kysely";

/** A signed-up account. */
export interface MembersTable {
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
}

/** A session; the token itself is never stored, only its hash. */
export interface SessionsTable {
  id: string;
  token_hash: string;
  member_id: string;
  created_at: number;
  expires_at: number;
  ended_at: number | null;
  ended_reason: "logout" | "elsewhere" | "expired" | null;
}

export interface CaptchasTable {
  id: string;
  answer: string;
  expires_at: number;
}

export interface LoginFailuresTable {
  username: string;
  failures: number;
  last_at: number;
}
