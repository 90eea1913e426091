import type { EndpointId } from "@volado/api-client/endpoints";

/**
 * Keyed writes that move no money and begin nothing that will: should one come again when its key is
 * forgotten, nobody is paid twice. The key of every other one stays, however old: a page that was left open
 * for a week may still send its order again.
 */
export const forgettableKeys = [
  "addFavourite",
  "removeFavourite",
  "markAnnouncementRead",
  "markMessagesRead",
  "deleteMessages",
  "sendMessage",
  "applyForPromotion",
  "answerContract",
  "createInvitationLink",
  "removeInvitationLink",
  "openAccount",
  "addBankCard",
  "removeBankCard",
] as const satisfies readonly EndpointId[];
