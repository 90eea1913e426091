import { paths } from "../navigation/paths.ts";
import { invitationLink } from "./invitation-link.ts";

/** The address that a member shares: the register page with the member's code (docs/decisions/070). */
export const invitationAddress = (origin: string, code: string): string =>
  `${origin}${paths.register.to()}?${new URLSearchParams({ [invitationLink.field]: code })}`;
