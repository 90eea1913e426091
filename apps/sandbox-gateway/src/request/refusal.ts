import {
  type RefusalCode as AgreedCode,
  refusalStatus as agreedStatus,
} from "@volado/api-client/conformance";

/** Codes that only the gateway itself tells apart: the HTTP status and the agreed code that they travel with. */
const own = {
  malformed: { status: 400, code: "invalid_input" },
  method_not_allowed: { status: 405, code: "invalid_input" },
  too_large: { status: 413, code: "invalid_input" },
  database_away: { status: 503, code: "internal" },
} as const satisfies Readonly<Record<string, { readonly status: number; readonly code: AgreedCode }>>;

/** Every code the gateway refuses with, and the HTTP status it travels with. */
export const refusalStatus = {
  ...agreedStatus,
  malformed: own.malformed.status,
  method_not_allowed: own.method_not_allowed.status,
  too_large: own.too_large.status,
  database_away: own.database_away.status,
} as const;

/** A machine-readable reason for a refusal. */
export type RefusalCode = keyof typeof refusalStatus;

const isOwn = (code: RefusalCode): code is keyof typeof own => Object.hasOwn(own, code);

/** The code that a refusal has on the wire. */
export const agreedCode = (code: RefusalCode): AgreedCode => (isOwn(code) ? own[code].code : code);

/** What a refusal may carry besides its code. */
export interface RefusalDetails {
  /** For developers, never shown to players. */
  readonly message?: string;
  /** Data for the client, e.g. `{ captcha: true }`. */
  readonly value?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Thrown anywhere in the handling of a call; the server turns it into a failed envelope. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: RefusalDetails;

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(details.message ?? code);
    this.name = "Refusal";
    this.code = code;
    this.details = details;
  }
}

/** A refusal for calling too often; the client may try again after the given time. */
export const tooMany = (
  code: "too_many_requests" | "too_many_attempts" | "upload_quota",
  retryAfterMs: number,
  value?: unknown,
): Refusal =>
  new Refusal(code, {
    headers: { "Retry-After": String(Math.max(1, Math.ceil(retryAfterMs / 1000))) },
    ...(value !== undefined && { value }),
  });

/** The refusal of fields that don't keep their rules: each by its name on the wire, with why. */
export const invalidFields = (issues: readonly (readonly [path: string, code: string])[]): Refusal =>
  new Refusal("invalid_input", { value: { issues: issues.map(([path, code]) => ({ path, code })) } });
