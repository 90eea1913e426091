import type { Json } from "./columns.ts";

/** How a member came, and the optional fields of the form. */
export interface RegistrationsTable {
  member_id: string;
  method: string;
  url: string;
  domain: string;
  referrer_id: string | null;
  /** What was filled in of the fields that nothing else keeps, by their names of the wire. */
  details: Json<Readonly<Record<string, string>>>;
  created_at: number;
}

/** A field of the registration form as the console left it; one without a row has its default. */
export interface RegistrationFieldsTable {
  name: string;
  enabled: boolean;
  required: boolean;
  max_length: number | null;
}

/**
 * The latest code sent to a number for one purpose; the code itself is never stored. One for the purpose
 * "email" went to an address, which then stands in place of the number, with an empty dialling code.
 */
export interface SmsCodesTable {
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
}

/** A slide to be answered once, and then its proof to be shown once. */
export interface HumanChallengesTable {
  id: string;
  /** Hash of the proof's token, once the challenge is passed. */
  pass_hash: string | null;
  created_at: number;
  expires_at: number;
}

/** A password sent by mail, good beside the old one until it is used or runs out. */
export interface TemporaryPasswordsTable {
  member_id: string;
  password_hash: string;
  expires_at: number;
}

/** Which member a Firebase identity signs in. */
export interface FirebaseIdentitiesTable {
  uid: string;
  member_id: string;
  provider: string;
  created_at: number;
}
