import { createHash } from "node:crypto";

/** Passwords stay out of a hash that is kept: it is a fast one, and by it they could be guessed. */
const withoutSecrets = (name: string, value: unknown): unknown =>
  /password/i.test(name) ? undefined : value;

/** A short text of the content, by which the same content is known again. */
export const sha256 = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("base64url");

/** What two requests under one idempotency key are compared by; without files. */
export const hashOfFields = (fields: unknown): string => sha256(JSON.stringify(fields, withoutSecrets));
