/** What is wrong with a payment password or a bank card, or refused about one (docs/decisions/100). */
export const securityErrors = {
  paymentPasswordRequired: "Escribe tu contraseña de pago.",
  paymentPasswordWrong: "La contraseña de pago no es correcta. Escríbela otra vez.",
  paymentPasswordMissing: "Todavía no tienes contraseña de pago. Créala en el centro de seguridad.",
  paymentPasswordSame: "La contraseña de pago no puede ser la misma con la que entras. Elige otra.",
  bankRequired: "Elige tu banco.",
  bankNumberRequired: "Escribe el número de tarjeta o la CLABE.",
  bankNumberFormat:
    "El número no es válido. Revisa los {{min}} dígitos de la tarjeta o los {{max}} de la CLABE.",
  bankNumberMismatch: "Esa CLABE es de otro banco. Revisa la CLABE o elige su banco.",
  bankCardTaken: "Esa cuenta ya está registrada. Usa otra.",
  bankCardLimit: "Ya tienes el máximo de cuentas. Quita una para agregar otra.",
} as const;
