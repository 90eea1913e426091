import type { social as reference } from "../es/social.ts";
import type { TextsLike } from "../texts-like.ts";

export const social = {
  divider: "or log in with",
  continueWith: "Continue with {{provider}}",
  inBrowser: "You can't continue with {{providers}} here. To do so, open {{brand}} in your browser.",
  terms: "By continuing you confirm that you are {{age}} or older and accept the",
  termsLink: "terms and conditions",
  newTab: "(opens in another tab)",
  waiting: "Finish in the {{provider}} window.",
  cancel: "Cancel",
  blocked: "Your browser didn't open the {{provider}} window. Allow pop-ups for this site and tap again.",
  closed: "The {{provider}} window was closed before you finished. Tap again whenever you like.",
  timeout: "{{provider}} took too long to answer. Try again.",
  denied:
    "You gave no permission at {{provider}}, so you aren't logged in. Try again, or log in another way.",
  returned: "You can close this window and go back to {{brand}}.",
  back: "Go to {{brand}}",
} as const satisfies TextsLike<typeof reference>;
