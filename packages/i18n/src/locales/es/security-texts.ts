import { security } from "./security.ts";
import { securityErrors } from "./security-errors.ts";

/** Spanish texts of the security center, of payment passwords and bank cards: the part "security". */
export const securityTexts = { security, errors: securityErrors } as const;
