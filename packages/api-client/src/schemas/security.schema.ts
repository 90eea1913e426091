import type { SecurityOverview } from "@volado/domain/security";
import { wireCount, wireFlag, wireOr, wireText } from "./primitives.ts";
import { z } from "./z.ts";

/** What is set of an account's security; contacts come masked (docs/decisions/100). */
export const securitySchema = z.object({
  hasPassword: wireFlag,
  hasPaymentPassword: wireFlag,
  mobile: wireText,
  email: wireText,
  bankCards: wireCount,
  lastLogin: wireOr(z.object({ at: wireCount, address: wireText }), undefined),
}) satisfies z.ZodMiniType<SecurityOverview>;
