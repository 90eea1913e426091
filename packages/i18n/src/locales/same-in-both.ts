/**
 * Texts that are rightly the same in Spanish and English: names, borrowed words. Anything else that is equal
 * fails the parity test.
 */
export const sameInBoth: ReadonlySet<string> = new Set([
  "shell.titles.jili",
  "shell.categories.ESPORTS",
  "shell.categories.JILI",
  "games.badge.hot",
  "register.fields.qq",
  "register.fields.facebook",
  "register.fields.wechat",
  "register.fields.line",
  "register.fields.whatsapp",
  "register.fields.zalo",
  "service.kinds.TELEGRAM",
  "messages.telegram",
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
]);
