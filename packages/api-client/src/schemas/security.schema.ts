import type { SecurityOverview } from "@volado/domain";
import { wireCount, wireFlag, wireText } from "./primitives.ts";
import { z } from "./z.ts";

/** What is set of an account's security; contacts come masked (docs/decisions/101). */
export const securitySchema = z.pipe(
  z.object({
    passwordSet: wireFlag,
    paymentPasswordSet: wireFlag,
    mobile: wireText,
    email: wireText,
    bankCards: wireCount,
    lastLogin: z.nullish(z.object({ time: wireCount, ip: wireText })),
  }),
  z.transform(
    ({ passwordSet, paymentPasswordSet, lastLogin, ...wire }): SecurityOverview => ({
      ...wire,
      hasPassword: passwordSet,
      hasPaymentPassword: paymentPasswordSet,
      lastLogin: lastLogin ? { at: lastLogin.time, address: lastLogin.ip } : undefined,
    }),
  ),
);
