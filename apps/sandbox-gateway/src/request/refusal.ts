import {
  type RefusalCode as AgreedCode,
  refusalStatus as agreedStatus,
} from "@volado/api-client/conformance";
import { HTTPException } from "hono/http-exception";

/** Statuses of codes that only the gateway distinguishes. */
const ownStatus = { malformed: 400, method_not_allowed: 405, too_large: 413, database_away: 503 } as const;

export const refusalStatus = { ...agreedStatus, ...ownStatus } as const;

export type RefusalCode = keyof typeof refusalStatus;

const isOwn = (code: RefusalCode): code is keyof typeof ownStatus => Object.hasOwn(ownStatus, code);

export const agreedCode = (code: RefusalCode): AgreedCode => {
  if (!isOwn(code)) return code;
  return code === "database_away" ? "internal" : "invalid_input";
};

interface RefusalDetails {
  /** For developers, never shown to players. */
  readonly message?: string;
  readonly value?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Thrown anywhere while a call is handled; the server responds with a failed envelope. */
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

/** A refusal of unreadable input; the message is for developers. */
export const malformed = (message: string, headers: Readonly<Record<string, string>> = {}): Refusal =>
  new Refusal("malformed", { message, headers });

/** A refusal of too frequent calls; the client may retry after the given time. */
export const tooMany = (
  code: "too_many_requests" | "too_many_attempts" | "upload_quota",
  retryAfterMs: number,
  value?: unknown,
): Refusal =>
  new Refusal(code, {
    headers: { "Retry-After": String(Math.max(1, Math.ceil(retryAfterMs / 1000))) },
    ...(value !== undefined && { value }),
  });

/** The refusal of invalid fields: each by its wire name, with the reason. */
export const invalidFields = (issues: readonly (readonly [path: string, code: string])[]): Refusal =>
  new Refusal("invalid_input", { value: { issues: issues.map(([path, code]) => ({ path, code })) } });

const AWAY_RETRY_AFTER = 5;

/** PostgreSQL codes (SQLSTATE) for text that is invalid in its encoding. */
const notText: ReadonlySet<string> = new Set(["22021", "22P05"]);

/** PostgreSQL codes: class 08, a starting or stopping server, and connections closed by a timeout. */
const serverAway = /^(?:08\w{3}|57P0[1235]|25P0[34]|53300)$/;

const networkAway =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|E(?:HOST|NET)UNREACH|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;

/** Driver messages without a code; the last two are for a connection lost in a transaction. */
const connectionLost =
  /^Connection terminated|^timeout exceeded when trying to connect|is not queryable$|connection has been discarded$/;

const codeOf = (error: object): string =>
  "code" in error && typeof error.code === "string" ? error.code : "";

const isDatabaseAway = (error: Error): boolean =>
  serverAway.test(codeOf(error)) || networkAway.test(codeOf(error)) || connectionLost.test(error.message);

/**
 * The refusal of a failure: refusals unchanged, bad input as such, an unavailable database with a retry time, and
 * anything else as an internal error without details.
 */
export const refusalFor = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  if (error instanceof HTTPException && error.status < 500)
    return new Refusal(error.status === 413 ? "too_large" : "malformed", { message: error.message });
  if (error instanceof Error && notText.has(codeOf(error)))
    return malformed("A text field contains invalid characters.");
  if (error instanceof Error && isDatabaseAway(error))
    return new Refusal("database_away", {
      message: "The gateway's database is away.",
      headers: { "Retry-After": String(AWAY_RETRY_AFTER) },
    });
  return new Refusal("internal", { message: "The gateway failed; its log says more." });
};

/** Whether to log a failure: only those that aren't the caller's. */
export const isFault = (error: unknown): boolean => {
  const { code } = refusalFor(error);
  return !(error instanceof Refusal) && (code === "internal" || code === "database_away");
};
