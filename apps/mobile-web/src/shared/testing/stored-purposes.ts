import type { StoredPurpose } from "@volado/domain/support";
import type { StoredKey } from "../storage/stored-values.ts";

/** What each storage key is for; the privacy article has a line for each purpose. */
export const purposeOfKey: Readonly<Record<StoredKey, StoredPurpose>> = {
  MC_SESSION_INFO: "session",
  sessionNews: "session",
  autoLogin: "session",
  trialUserName: "session",
  sessionAside: "session",
  rememberedLogin: "remembered",
  language: "preferences",
  theme: "preferences",
  hideBalance: "preferences",
  hideDownloadBar: "preferences",
  downloadOffer: "preferences",
  drafts: "typed",
  unansweredOrders: "orders",
  smsCountdowns: "codes",
  smsVerifications: "codes",
  affiliateCode: "invitation",
  wantedStars: "games",
  leftGame: "games",
  openedAnnouncements: "opened",
  inboxMarks: "opened",
  noticesSeen: "opened",
  ownGames: "games",
  contractsPutOff: "opened",
  entriesBefore: "places",
  scrollPlaces: "places",
  reloadedFor: "places",
  WEBCLIP: "places",
  offlineAnswers: "own-copies",
};

/** The same for what is stored beside these keys, by place and name. */
export const otherStored: readonly (readonly [name: RegExp, purpose: StoredPurpose])[] = [
  [/^cookie language$/, "preferences"],
  [/^cookie device$/, "browser"],
  [/^database volado$/, "remembered"],
  [/^key signIn(Place|Attempt|Answer)$/, "session"],
  [/^key volado:\w+:personal$/, "own-copies"],
  [/^key volado:\w+:public$/, "site-copies"],
  [/^cache volado-(answers|code|pictures|page-.+)$/, "site-copies"],
];
