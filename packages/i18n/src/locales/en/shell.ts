import type { shell as reference } from "../es/shell.ts";
import type { TextsLike } from "../texts-like.ts";

export const shell = {
  openMenu: "Open menu",
  menu: "Menu",
  mainMenu: "Main navigation",
  categoriesMenu: "Games",
  home: "Go to the home page",

  tabs: {
    home: "Home",
    sports: "Sports",
    invite: "Invite",
    deposit: "Deposit",
    profile: "Profile",
  },

  titles: {
    home: "Home",
    login: "Log in",
    profile: "Profile",
    invite: "Invite your friends",
    gameCenter: "Game center",
    slotsCenter: "Slots",
    slots: "Slots",
    fishing: "Fishing",
    live: "Live casino",
    poker: "Poker and tables",
    sports: "Sports",
    esports: "E-sports",
    roulette: "Roulette",
    baccarat: "Baccarat",
    inhouse: "House games",
    jili: "JILI",
    recent: "Recently played",
    hot: "Hot games",
    lottery: "Lottery",
    electronicLottery: "Electronic lottery",
    cockfight: "Cockfight",
    play: "Game",
    sportsbook: "Sportsbook",
  },

  categories: {
    HOT: "Hot",
    RECENT: "Recent",
    RNG: "Slots",
    FISH: "Fishing",
    PVP: "Poker",
    LIVE: "Live",
    SPORTS: "Sports",
    ESPORTS: "E-sports",
    INHOUSE: "In-house",
    JILI: "JILI",
    LOTT: "Lottery",
    ELOTT: "E-lottery",
    COCKFIGHT: "Cockfight",
  },

  login: "Log in",
  register: "Sign up",
  signOut: "Sign out",
  signOutTitle: "Sign out?",
  signedOut: "You are signed out.",
  stay: "Stay",

  balance: "Balance",
  balanceHidden: "Balance hidden",
  balanceRefreshing: "Refreshing balance",
  hideBalance: "Hide balance",
  refreshBalance: "Refresh balance",
  profile: "Your profile",
  copyName: "Copy name",
  copyRefused: "It could not be copied. Press and hold the text to copy it.",

  language: "Language",

  offline: "You are offline. This is what we last loaded.",
  loadingPage: "Loading the page",
  pageFailedTitle: "This page did not open",
  pageFailed: "Something failed while showing it. Reload it; your session and your balance are safe.",
  reload: "Reload",
  oldBrowserTitle: "Your browser is too old for this site",
  oldBrowser:
    "Update your phone or install the latest Chrome. You need iOS 16.4 or Chrome 111, with JavaScript switched on.",

  maintenance: "We are improving the site. We will be back as soon as we finish; there is nothing to do.",
  restricted: "We cannot offer the site from your location. If you think this is a mistake, contact us.",
  checkAgain: "Check again",
  checking: "We check for you every few seconds.",

  inviteTitle: "Invite and earn, very soon",
  invite: "We are preparing the referral program. Your link will be here when it is ready.",

  memberAccount: "Account {{account}}",
  favourites: "My favourites",
  recents: "Recently played",
} as const satisfies TextsLike<typeof reference>;
