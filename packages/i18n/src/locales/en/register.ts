import type { register as reference } from "../es/register.ts";
import type { TextsLike } from "../texts-like.ts";

export const register = {
  lead: "Create your account",
  loading: "Loading the form",

  tabs: { label: "How to sign up", username: "With a username", mobile: "With a mobile number" },

  groups: {
    account: "Your account",
    contact: "Contact",
    personal: "About you",
    invitation: "Invitation",
    more: "More details",
  },
  optional: "(optional)",

  fields: {
    passwordAgain: "Confirm your password",
    paymentPassword: "Payment password",
    idNumber: "Identification number",
    qq: "QQ",
    facebook: "Facebook",
    wechat: "WeChat",
    line: "Line",
    whatsapp: "WhatsApp",
    zalo: "Zalo",
    email: "E-mail",
    nickname: "Nickname",
    payeeName: "Account holder's name",
    referrerId: "ID of who referred you",
    birthday: "Date of birth",
    invitationCode: "Invitation code",
    agentCode: "Agent's code",
  },

  usernameHint:
    "{{min}} to {{max}} letters, digits or underscores. If you use your mobile number, it has {{digits}} digits at most.",
  usernameFree: "That username is free.",
  smsCodeHint: "If you type your mobile number, confirm it with a code.",
  paymentPasswordHint: "We will ask for it when you withdraw.",
  payeeNameHint: "As it appears on your bank account.",
  ageHint: "You must be {{age}} or older.",

  rules: {
    label: "Your password needs",
    length: "{{min}} to {{max}} characters",
    pattern: "Letters and digits, without blanks or accents",
    met: "done",
    unmet: "missing",
  },

  invited: "You are signing up with the invitation {{code}}.",
  deadLink: "The invitation of your link is no longer valid. You can type another one.",

  accept: "I am {{age}} or older and accept the",
  terms: {
    link: "terms and conditions",
    whole: "Full text",
    title: "Terms and conditions",
    intro: "What matters about your {{brand}} account, in a few words:",
    age: "Only people aged {{age}} or older may sign up and play.",
    account: "Each person has one account, with true details. Don't lend or sell it.",
    play: "Bet only what you can lose. If playing stops being fun, stop and ask for help.",
    password: "Your password is yours alone: you answer for what is done with it.",
    data: "We use your details to open your account, to pay you and to comply with the law.",
  },

  wrong_one: "{{count}} detail needs correcting: {{fields}}.",
  wrong_other: "{{count}} details need correcting: {{fields}}.",
  submit: "Sign up",

  arrived: "It seems that your earlier registration did arrive. Log in with those details.",

  closedTitle: "Registration is closed",
  closed: "No new accounts are opened for now. If you already have one, log in as usual.",
  toHome: "Go to home",
} as const satisfies TextsLike<typeof reference>;
