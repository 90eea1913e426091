/** Spanish texts of feedback. */
export const feedback = {
  title: "Danos tu opinión",
  detail: "Cuéntanos qué te gusta y qué falla",
} as const;

/** The period of a list (Spec §9 "Date picker 2000 to 2030"). */
export const period = {
  label: "Fechas",
  days1: "Hoy",
  yesterday: "Ayer",
  "this-week": "Esta semana",
  "last-week": "Semana pasada",
  "this-month": "Este mes",
  "last-month": "Mes pasado",
  days7: "7 días",
  days30: "30 días",
  days90: "90 días",
  range: "Elegir fechas",
  from: "Desde",
  to: "Hasta",
  apply: "Ver estas fechas",
  problems: {
    day: "Elige los dos días, entre 2000 y 2030.",
    order: "El primer día debe ser anterior al último.",
  },
} as const;

/** The active bonus, on the deposit and withdrawal pages (docs/decisions/102). */
export const activeBonus = {
  money: "Dinero de bono:",
  progress: "Llevas {{wagered}} de {{wager}} apostados",
  explain:
    "Se juega después de tu dinero real y no se puede retirar hasta que completes lo que falta apostar.",
  giveUp: "Renunciar al bono",
  givenUp: "Renunciaste al bono: salieron {{amount}} de tu saldo.",
  /** Before giving up, also by withdrawing. */
  inBets: "De ese dinero, {{amount}} están en apuestas abiertas: también pierdes su parte de lo que ganen.",
  confirm: {
    title: "¿Renunciar al bono?",
    text: "Pierdes {{amount}} de dinero de bono y ya no hay nada que apostar. Tu dinero real es tuyo.",
    yes: "Sí, renunciar",
  },
} as const;

/** Problems with a payment password or bank card (docs/decisions/100). */
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

/** Forms with pictures and a comment. */
export const uploads = {
  pictures: "Imágenes (opcional)",
  hint: "PNG o JPG, hasta 5 MB cada imagen, máximo 3. Las fotos más pesadas se reducen al elegirlas.",
  add: "Agregar imagen",
  remove: "Quitar {{name}}",
  problems: {
    format: "No podemos abrir {{name}} como imagen. Elige una foto PNG o JPG, o una captura de pantalla.",
    size: "Esa imagen pesa más de 5 MB y no se pudo reducir: {{name}}.",
    count: "Puedes enviar 3 imágenes como máximo.",
  },
  remark: "Comentario (opcional)",
  count: "{{used}} de {{max}}",
  tooLong: "El comentario puede tener hasta {{max}} caracteres.",
  sent_one: "Con {{count}} imagen",
  sent_other: "Con {{count}} imágenes",
} as const;

/** A money order whose response was lost. */
export const lostOrder = {
  checking: "Puede que sí se haya enviado; lo estamos verificando. No lo pidas de nuevo.",
  notSent: "No se envió y tu dinero no se movió. Puedes intentarlo de nuevo.",
  done: "Sí se envió: {{amount}}.",
} as const;
