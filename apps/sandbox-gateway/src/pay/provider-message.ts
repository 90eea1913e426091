import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { z } from "zod";

/** What the provider tells the gateway about a payment. */
export const providerMessageSchema = z.strictObject({
  ticket: z.string().min(1).max(100),
  outcome: z.literal(["paid", "rejected"]),
  /** Epoch milliseconds. */
  at: z.int(),
});

/** See {@link providerMessageSchema}. */
export type ProviderMessage = z.infer<typeof providerMessageSchema>;

/** Signs and checks what the provider says. */
export interface ProviderSignature {
  sign(body: string): string;
  isValid(body: string, signature: string): boolean;
}

/** Signs under a secret that only the sandbox's provider and this gateway know; both are one process. */
export const createProviderSignature = (secret: Uint8Array = randomBytes(32)): ProviderSignature => {
  const digest = (body: string): Buffer => createHmac("sha256", secret).update(body).digest();
  return {
    sign: (body) => digest(body).toString("base64url"),
    isValid(body, signature) {
      const given = Buffer.from(signature, "base64url");
      const wanted = digest(body);
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    },
  };
};
