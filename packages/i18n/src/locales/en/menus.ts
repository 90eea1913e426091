import type { menus as reference } from "../es/menus.ts";
import type { TextsLike } from "../texts-like.ts";
import { benefits } from "./benefits.ts";
import { feedback } from "./feedback.ts";
import { invite } from "./invite.ts";
import { picture } from "./picture.ts";

const menu = {
  guest: "Guest",
  guestDetail: "Log in or create your account",
  openPanel: "See your profile",
  gameCentre: "Game center",
  promotions: "Promotions",
  allPromotions: "All promotions",
  noPromotions: "There are no promotions right now.",
  withdraw: "Withdraw",
  records: "Transactions",
  dailySignIn: "Daily prize",
  rewardCentre: "Reward center",
  promoCode: "Promo code",
  dailyTasks: "Daily tasks",
  app: "Get the app",
  benefits: "VIP benefits",
  memberCentre: "Member center",
  agencyCentre: "Agency center",
  securityCentre: "Security center",
  invite: "Invite your friends",
  messages: "Messages",
  unread: "{{shown}} unread",
  settings: "Personal settings",
  help: "Help",
} as const;

const shell = {
  signOutText: "Your balance and your collection will be waiting.",
  signedOut: "You are signed out.",
  leaveTrialQuestion: "Leave the trial?",
  leaveTrialText: "You return to your account {{name}}.",
  leaveTrial: "Leave",
  trialLeft: "You are back in your account {{name}}.",
  stay: "Stay",
  copyName: "Copy name",
  copyRefused: "It could not be copied. Press and hold the text to copy it.",
  inviteAgentTitle: "Agents invite from their agency",
  inviteAgent: "Your agent account is not part of the referral program: your link is in the agency center.",
  inviteTitle: "Invite and earn, very soon",
  invite: "We are preparing the referral program. Your link will be here when it is ready.",
  memberAccount: "Account {{account}}",
  favourites: "My collection",
  recents: "Recently played",
} as const;

const common = {
  copied: "Copied.",
  logoutQuestion: "Do you want to sign out?",
} as const;

const freeReject = {
  title: "This is a trial account",
  register: "Register now",
} as const;

/** English texts of the menus and of the member's own pages: the part "menus". */
export const menus = {
  common,
  menu,
  shell,
  freeReject,
  invite,
  benefits,
  picture,
  feedback,
} as const satisfies TextsLike<typeof reference>;
