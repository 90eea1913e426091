import type { security as reference } from "../es/security.ts";
import type { TextsLike } from "../translation.ts";
import { securityErrors } from "./shared.ts";

/** English texts of the security center, of payment passwords and bank cards: the part "security". */
export const security: TextsLike<typeof reference> = {
  security: {
    intro:
      "With everything set up you can withdraw, and recover your account even if you forget your password.",
    loading: "Loading your security…",
    failed: "We couldn't load your security",
    stale: "We couldn't refresh this page. Something may have changed.",
    unset: "Not set up",
    set: "Set up",
    current: "Now it is {{contact}}. Saving replaces it.",
    saved: "Change saved.",
    trial:
      "This is a trial account: it can't register a payment password, mobile number, e-mail or bank accounts.",

    rows: {
      password: "Login password",
      payment: "Payment password",
      mobile: "Mobile number",
      email: "E-mail",
      cards: "Bank accounts",
      lastLogin: "Last login",
    },
    cardCount_one: "{{count}} account",
    cardCount_other: "{{count}} accounts",
    lastLoginFrom: "{{time}} from {{address}}",
    lastLoginHint: "Wasn't you? Change your password.",

    ownPassword: "Password you log in with",

    payment: {
      setTitle: "Create your payment password",
      changeTitle: "Change your payment password",
      intro:
        "We ask for it when you withdraw and when you change your bank accounts. Choose a different one from your login password.",
      old: "Current payment password",
      byOld: "By payment password",
      byOwn: "By login password",
      by: "How you confirm that it's you",
      submit: "Save payment password",
    },

    mobile: {
      setTitle: "Register your mobile number",
      changeTitle: "Change your mobile number",
      intro: "We send you a code by SMS. With your number you can log in and recover your password.",
      submit: "Save mobile number",
    },

    email: {
      setTitle: "Register your e-mail",
      changeTitle: "Change your e-mail",
      intro: "We send you a code. With your e-mail you can recover your password.",
      address: "E-mail",
      code: "Code from the e-mail",
      sent: "Code sent. If you don't see it, check your spam folder.",
      submit: "Save e-mail",
    },

    cards: {
      title: "Bank accounts",
      intro: "Your withdrawals arrive here. They must be in your name.",
      loading: "Loading your accounts…",
      failed: "We couldn't load your accounts",
      emptyTitle: "You have no accounts yet",
      empty: "Add a debit card or a CLABE in your name to be able to withdraw.",
      kinds: { card: "Card", clabe: "CLABE" },
      ending: "{{kind}} ending in {{digits}}",
      add: "Add account",
      full: "You have {{limit}} accounts, the maximum. Remove one to add another.",
      needsPayment: "Create your payment password first: we ask for it to add an account.",
      createPayment: "Create payment password",
      remove: "Remove",
      removeNamed: "Remove {{card}}",
      removeTitle: "Remove this account?",
      removeText: "{{card}} will no longer receive your withdrawals. Those you already requested go ahead.",
      removed: "Account removed.",
      added: "Account added.",
    },

    card: {
      title: "Add an account",
      holder: "Account holder's name",
      holderHint: "As it appears at your bank.",
      bank: "Bank",
      chooseBank: "Choose your bank",
      number: "Debit card or CLABE",
      numberHint: "16 digits of the card or 18 of the CLABE.",
      payment: "Payment password",
      submit: "Add account",
    },
  },
  errors: securityErrors,
};
