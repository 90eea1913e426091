import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { z } from "zod";

/** What the provider tells the gateway about a payment. */
export const providerWord = z.strictObject({
  ticket: z.string().min(1).max(100),
  outcome: z.literal(["paid", "rejected"]),
  /** Epoch milliseconds. */
  at: z.int(),
});

/** See {@link providerWord}. */
export type ProviderWord = z.infer<typeof providerWord>;

/** Signs and checks what the provider says. */
export interface ProviderSeal {
  sign(body: string): string;
  holds(body: string, signature: string): boolean;
}

/** A seal under a secret that only the sandbox's provider and this gateway know; both are one process. */
export const createProviderSeal = (secret: Uint8Array = randomBytes(32)): ProviderSeal => {
  const digest = (body: string): Buffer => createHmac("sha256", secret).update(body).digest();
  return {
    sign: (body) => digest(body).toString("base64url"),
    holds(body, signature) {
      const given = Buffer.from(signature, "base64url");
      const wanted = digest(body);
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    },
  };
};
