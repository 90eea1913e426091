import type { PasswordCost } from "../session/password.ts";

/** A cheap hash: suites log in hundreds of times. */
export const testPasswordCost: PasswordCost = { N: 1024, r: 8, p: 1 };
