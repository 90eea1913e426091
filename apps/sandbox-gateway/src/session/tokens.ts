import { createHash, randomBytes } from "node:crypto";

/** A secret that can't be guessed: 256 random bits as base64url. */
export const randomToken = (): string => randomBytes(32).toString("base64url");

/** What is stored instead of a token, so that a stolen database opens no session. */
export const tokenHash = (token: string): string => createHash("sha256").update(token).digest("base64url");
