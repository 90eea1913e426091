import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import * as z from "zod";

/** Signs claims into JSON web tokens and verifies its own. */
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
 * A signer whose key exists only in this process: nobody else verifies its tokens, which are used within minutes. (The
 * real service signs RS256, for others to verify.) @param now epoch milliseconds
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
    /** The claims; undefined when the token is malformed, expired or of another signer. */
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
