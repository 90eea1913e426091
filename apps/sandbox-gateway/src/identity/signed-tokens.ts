import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import * as z from "zod";

/** Signs claims into JSON web tokens, and reads back those it signed and whose time is not over. */
export type TokenSigner = ReturnType<typeof createTokenSigner>;

const HEADER = Buffer.from(JSON.stringify({ alg: "HS256", typ: "JWT" })).toString("base64url");

const timed = z.object({ exp: z.number() });

const jsonOf = (part: string): unknown => {
  try {
    return JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
  } catch {
    return undefined;
  }
};

/**
 * A signer whose key lives as long as the process: nobody else checks its tokens, and they are used within minutes.
 * (The real service signs RS256, for others to check.) @param now epoch milliseconds
 */
export const createTokenSigner = (now: () => number) => {
  const key = randomBytes(32);
  const signatureOf = (signed: string): Buffer => createHmac("sha256", key).update(signed).digest();
  const seconds = () => Math.floor(now() / 1000);
  return {
    /** Epoch seconds. */
    now: seconds,
    /** @param lifetime in seconds */
    sign(claims: Readonly<Record<string, unknown>>, lifetime: number): string {
      const iat = seconds();
      const payload = Buffer.from(JSON.stringify({ ...claims, iat, exp: iat + lifetime }));
      const signed = `${HEADER}.${payload.toString("base64url")}`;
      return `${signed}.${signatureOf(signed).toString("base64url")}`;
    },
    /** The claims; undefined for a token that is malformed, of another signer, or expired. */
    read<Claims>(token: string, claims: z.ZodType<Claims>): Claims | undefined {
      const [header, payload, signature, ...rest] = token.split(".");
      if (header !== HEADER || payload === undefined || signature === undefined || rest.length > 0) return;
      const given = Buffer.from(signature, "base64url");
      const right = signatureOf(`${header}.${payload}`);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return;
      const content = jsonOf(payload);
      const time = timed.safeParse(content);
      if (!time.success || time.data.exp <= seconds()) return;
      return claims.safeParse(content).data;
    },
  };
};
