import { messageKeyOf } from "@volado/api-client";

const refusals: ReadonlySet<string> = new Set(["errors.invalidInvitation", "errors.agentInformation"]);

/** Whether the check rejected the code, rather than failing. */
export const refusesInvitation = (error: unknown): boolean => refusals.has(messageKeyOf(error));
