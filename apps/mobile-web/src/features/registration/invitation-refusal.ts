import { messageKeyOf } from "@volado/api-client";

const refusals: ReadonlySet<string> = new Set(["errors.invalidInvitation", "errors.agentInformation"]);

/** Whether a failed check says that the code is nobody's; otherwise it wasn't checked at all. */
export const refusesInvitation = (error: unknown): boolean => refusals.has(messageKeyOf(error));
