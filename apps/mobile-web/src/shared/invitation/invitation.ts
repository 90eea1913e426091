import { localValues } from "../storage/site-storage.ts";
import { invitationCodeIn, invitationLink } from "./invitation-link.ts";

/**
 * Keeps the code of an invitation link, which is any page of the site with `?affiliateCode=`: whoever looks
 * around first, in this tab or another, still registers with it (docs/decisions/070). Runs at start, after the boot code has done
 * the same for those who follow a link of the prerendered page before any code has come (boot/boot-page.ts);
 * where nothing can be kept, it lasts with the page.
 */
export const storeInvitationOf = (search: string): void =>
  storeInvitationCode(invitationCodeIn(search, invitationLink.field));

/** Keeps a code that counts from now on, if there is one. */
export const storeInvitationCode = (code: string | undefined): void => {
  if (code !== undefined) localValues.write("affiliateCode", code);
};

/**
 * The code to register with: the one in the register page's own address, where `?code=` says it too, else the
 * one kept.
 */
export const invitationCode = (search: string): string | undefined =>
  invitationCodeIn(search, "code", invitationLink.field) ?? localValues.read("affiliateCode") ?? undefined;

/** Somebody registered: the invitation is used up. */
export const forgetInvitation = (): void => localValues.remove("affiliateCode");
