import type { EmailPattern } from "@volado/domain/validation";
import * as z from "zod/mini";
import { flag, wholeNumber } from "./fields.ts";

const emailPatterns = ["specified", "wide"] as const satisfies readonly EmailPattern[];

/**
 * Practices that some gaming licences forbid (decisions S6a). The defaults follow the specification; an operator
 * turns off what its licence does not allow.
 */
export const policySchema = z.strictObject(
  {
    /** The terms checkbox of registration is ticked from the start. */
    termsPreTicked: z._default(flag, true),
    /** Login offers to remember the password. */
    rememberPassword: z._default(flag, true),
    /** Home shows the decorative jackpot counter. */
    decorativeJackpot: z._default(flag, true),
    /** The winner board hides part of every customer's name. */
    maskWinnerNames: z._default(flag, false),
    /** A guest confirms the minimum age before a demonstration game. */
    freePlayNeedsAge: z._default(flag, false),
    /** Accepted e-mail addresses: the specification's pattern, or also newer and international ones (Spec §5). */
    emailPattern: z._default(
      z.enum(emailPatterns, `must be one of ${emailPatterns.join(", ")}`),
      "specified",
    ),
    /** Minimum age in years, shown in the terms and at registration (decisions S2). */
    minimumAge: z._default(wholeNumber(18, 99), 18),
  },
  "must be an object",
);

/** The licence policy of a merchant. */
export type LicencePolicy = z.infer<typeof policySchema>;
