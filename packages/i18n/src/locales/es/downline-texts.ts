import { downlines } from "./downlines.ts";
import { securityErrors } from "./security-errors.ts";

/** Spanish texts of opening accounts below an agent and of transfers: the part "downlines". */
export const downlineTexts = { downlines, errors: securityErrors } as const;
