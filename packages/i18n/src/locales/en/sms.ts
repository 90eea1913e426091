import type { sms as reference } from "../es/sms.ts";
import type { TextsLike } from "../texts-like.ts";

export const sms = {
  mobile: "Mobile number",
  diallingCode: "Country code",
  chooseCountry: "Switch to {{country}}",
  code: "SMS code",
  send: "Send code",
  sending: "Sending code…",
  sendAgain: "Resend in {{seconds}} s",
  human: {
    title: "Confirm that you are a person",
    slide: "Slide to the end",
    hint: "You can also tap the bar four times or press the End key.",
    checking: "Checking…",
    done: "Done, thank you.",
    failed: "That didn't work. Slide again.",
  },
} as const satisfies TextsLike<typeof reference>;
