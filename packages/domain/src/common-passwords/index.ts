/** The passwords that everybody tries first. A site loads them with the form, not with its rules. */

import { commonPasswords } from "./list.ts";

const common: ReadonlySet<string> = new Set(commonPasswords.trim().split(/\s+/));

/** Whether a new password is one of the most common, in whatever case (docs/decisions/074). */
export const isCommonPassword = (typed: string): boolean => common.has(typed.normalize("NFC").toLowerCase());
