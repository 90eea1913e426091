import type { errors as reference } from "../es/errors.ts";
import type { TextsLike } from "../texts-like.ts";

/** What happened, and what the player can do about it (Spec §8; the catalogue's names: docs/decisions/001). */
export const errors = {
  network: "There is no connection. Check your internet and try again.",
  timeout: "The answer took too long. Try again.",
  aborted: "The action was cancelled. You can try again.",
  badAnswer: "We got an answer we don't understand. Try later or write to us.",
  server: "Something failed on our side. Try again in a few minutes.",
  unknown: "An unknown error occurred. Try again or write to us.",
  loadingFailed: "Loading failed. Tap to retry.",
  tooManyRequests: "Too many requests in a row. Wait a moment and try again.",
  uploadQuota: "You have sent as many pictures as a day allows. Try again tomorrow.",
  insecureOrigin: "This connection is not secure, so we don't send your data. Open the site with https.",
  secureChannel: "We couldn't protect what you sent. Reload the page and try again.",
  clockSkew: "Your device's clock is wrong. Set it right and try again.",

  regionRestricted:
    "Your IP or location has no access to this site. If you think it's a mistake, write to us.",
  maintenance: "The platform is under maintenance. Come back in a while.",
  systemUpgrading: "We are upgrading the system. Try again later.",

  notLoggedIn: "You are not logged in. Log in to continue.",
  sessionExpired: "Your account was logged out. Log in again.",
  sessionElsewhere: "Your account was opened on another device. Log in again to continue here.",
  notPermitted: "Your account has no permission for this. If you need it, write to us.",
  notFound: "We can't find what you're looking for. Go back and try again.",
  conflict: "This changed in the meantime. Reload and try again.",
  invalidInput: "Some data is not valid. Check it and try again.",
  trialRejected: "Trial accounts can't do this. Register to continue.",

  accountDisabled: "Your account is disabled. Write to us to find out why.",

  gameNotPermitted: "Your account can't open this game. Choose another.",
  gameMaintenance: "This game is under maintenance. Try another one meanwhile.",
  insufficientPermission: "You have no permission or it is temporarily unavailable. Try again later.",
  gameNotFound: "This game is no longer available. Choose another.",
  gameAddressEmpty: "The game did not answer with its address. Try again or choose another.",
  insufficientBalance: "Your balance is not enough. Deposit or lower the amount.",
} as const satisfies TextsLike<typeof reference>;
