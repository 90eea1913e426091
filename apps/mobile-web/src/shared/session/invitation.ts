import { paths } from "../navigation/paths.ts";
import { localValues } from "../storage/site-storage.ts";
import { invitationCodeIn, invitationLink } from "./invitation-link.ts";

/**
 * Stores the code of an invitation link (any page with `?affiliateCode=`), so that the player can register with it
 * later, even in another tab (docs/decisions/070). Runs at startup. For players who follow a link before the app has
 * loaded, boot/boot-page.ts has already done it.
 */
export const storeInvitationOf = (search: string): void =>
  storeInvitationCode(invitationCodeIn(search, invitationLink.field));

/** Stores a code, if there is one. */
export const storeInvitationCode = (code: string | undefined): void => {
  if (code !== undefined) localValues.write("affiliateCode", code);
};

/** The code to register with: from the register page's address, which also accepts `?code=`, else the stored one. */
export const invitationCode = (search: string): string | undefined =>
  invitationCodeIn(search, "code", invitationLink.field) ?? localValues.read("affiliateCode") ?? undefined;

/** Call after registration: the invitation is then used up. */
export const forgetInvitation = (): void => localValues.remove("affiliateCode");

/** The address that a member shares: the register page with the member's code (docs/decisions/070). */
export const invitationAddress = (origin: string, code: string): string =>
  `${origin}${paths.register.to()}?${new URLSearchParams({ [invitationLink.field]: code })}`;
