/**
 * English texts that are rightly the same as in Spanish: names, borrowed words. Any other that is equal fails the
 * parity test.
 */
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
  // A Mexican account number's own name.
  "security.cards.kinds.clabe",
  // A country; days are shortened to d in both.
  "lottery.vietnam",
  "lottery.daysAndClock",
  "redRain.days",
  // The name of an account number in Mexico.
  "deposit.one.account",
];
