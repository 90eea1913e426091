import type { securityErrors as reference } from "../es/security-errors.ts";
import type { TextsLike } from "../texts-like.ts";

export const securityErrors: TextsLike<typeof reference> = {
  paymentPasswordRequired: "Enter your payment password.",
  paymentPasswordWrong: "The payment password is not right. Enter it again.",
  paymentPasswordMissing: "You have no payment password yet. Create it in the security center.",
  paymentPasswordSame: "The payment password can’t be the one you log in with. Choose another.",
  bankRequired: "Choose your bank.",
  bankNumberRequired: "Enter the card number or the CLABE.",
  bankNumberFormat:
    "The number is not valid. Check the {{min}} digits of the card or the {{max}} of the CLABE.",
  bankNumberMismatch: "That CLABE is another bank’s. Check the CLABE or choose its bank.",
  bankCardTaken: "That account is registered already. Use another.",
  bankCardLimit: "You have as many accounts as you can. Remove one to add another.",
};
