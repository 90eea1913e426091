import { defineRead } from "../core/endpoint.ts";
import { Module } from "../modules.ts";
import { invitationSchema } from "../schemas/invitation.schema.ts";
import { noInput } from "../schemas/no-input.ts";

/**
 * A member's own invitation: its code, how many registered with it, and the latest 20 of them (Spec §7 "Affiliate
 * GET (AFFMAN3)"; docs/decisions/100). Refusal: `not_permitted` (403) for accounts that may not invite, such as
 * type 4.
 */
export const getInvitation = defineRead({
  id: "getInvitation",
  path: "/api/affiliate",
  module: Module.Affiliate,
  access: "session",
  ...noInput,
  response: invitationSchema,
});
