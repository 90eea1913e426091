import type { auth as reference } from "../es/auth.ts";
import type { TextsLike } from "../texts-like.ts";

export const auth = {
  loginLead: "Good to see you again.",
  username: "Username",
  password: "Password",
  showPassword: "Show password",
  hidePassword: "Hide password",
  keepSession: "Keep me signed in",
  captcha: "Code in the picture",
  captchaHint: "Up to {{max}} digits",
  captchaImage: "Security code. Tap to change it",
  captchaRefresh: "Change picture",
  submit: "Log in",
  loggedIn: "You are in. Good luck!",
} as const satisfies TextsLike<typeof reference>;
