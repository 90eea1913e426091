import type { password as reference } from "../es/password.ts";
import type { TextsLike } from "../texts-like.ts";

export const password = {
  forgotLead: "Get your password back",
  ways: "How to get it back",
  wayPhone: "By phone",
  wayEmail: "By e-mail",
  others: "Other options",
  toLogin: "Back to log in",

  email: {
    intro:
      "We send a temporary password to your account's e-mail. You log in with it and choose another one.",
    address: "Your account's e-mail",
    submit: "Retrieve password",
  },
  phone: {
    intro: "We send a code by SMS to your account's mobile number, and you choose a new password.",
    submit: "Change password",
    setting: "Changing your password…",
    logInYourself: "Your password was changed. Log in with it.",
  },

  newPassword: "New password",

  changeLead: "Change your password",
  firstLead: "Choose your password",
  firstIntro: "You logged in with a provisional password. Change it to go on.",
  oldPassword: "Current password",
  noOldPassword: "I don't remember it or have none",
  again: "Confirm the new password",
  submit: "Save password",
  backToProfile: "Back to my profile",
  trial: "Your trial account has no password.",
  sameTitle: "That is the same password",
} as const satisfies TextsLike<typeof reference>;
