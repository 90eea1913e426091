import type { auth as reference } from "../es/auth.ts";
import type { TextsLike } from "../texts-like.ts";

export const auth = {
  loginTitle: "Log in",
  loginLead: "Good to see you again.",
  username: "Username",
  usernamePlaceholder: "Your username",
  password: "Password",
  passwordPlaceholder: "Your password",
  showPassword: "Show password",
  hidePassword: "Hide password",
  keepSession: "Keep me signed in",
  keepSessionHint: "Leave it off on a borrowed phone.",
  rememberPassword: "Remember my password",
  captcha: "Code in the picture",
  captchaHint: "Up to {{max}} digits",
  captchaImage: "Security code. Tap to change it",
  captchaRefresh: "Change picture",
  submit: "Log in",
  submitting: "Logging in…",
  loggedIn: "You are in. Good luck!",
  signInFirst: "Log in to go on.",
} as const satisfies TextsLike<typeof reference>;
