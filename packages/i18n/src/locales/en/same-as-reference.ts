/** English texts that equal the Spanish ones on purpose: names, loanwords. The parity test fails for any other. */
export const sameAsReference: readonly string[] = [
  "shell.titles.jili",
  "shell.categories.ESPORTS",
  "shell.categories.JILI",
  "games.badge.hot",
  "lowerHome.social.FACEBOOK",
  "lowerHome.social.TELEGRAM",
  "lowerHome.social.WHATSAPP",
  "lowerHome.social.VIBER",
  "register.fields.qq",
  "register.fields.facebook",
  "register.fields.wechat",
  "register.fields.line",
  "register.fields.whatsapp",
  "register.fields.zalo",
  "service.kinds.TELEGRAM",
  "messages.telegram",
  "agency.earnings.columns.base",
  "service.kinds.FACEBOOK",
  "service.kinds.INSTAGRAM",
  // The Mexican account number.
  "security.cards.kinds.clabe",
  // A country; "d" for days in both languages.
  "lottery.daysAndClock",
  "redRain.days",
  // The Mexican account number.
  "deposit.one.account",
];
