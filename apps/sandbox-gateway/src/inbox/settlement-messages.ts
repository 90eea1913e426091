import type { BonusState, DepositReason, WithdrawalReason } from "@volado/domain/wallet";
import type { Selectable } from "kysely";
import type { Brand } from "../brand/brand.ts";
import type { ContentLanguage } from "../catalogue/wire.ts";
import type { InboxCopy, Schema } from "../data/schema.ts";
import type { Tx } from "../wallet/ledger.ts";
import { writeMessages } from "./inbox-messages.ts";

type ReasonTexts = Readonly<Record<WithdrawalReason | DepositReason, string>>;

const reasons: Readonly<Record<ContentLanguage, ReasonTexts>> = {
  ES: {
    "account-unknown": "El banco no reconoce la cuenta. Revisa sus datos o agrega otra.",
    "other-holder": "La cuenta está a nombre de otra persona.",
    "bank-returned": "Tu banco devolvió el dinero. Pregúntale por qué, o retira a otra cuenta.",
    "requested-twice": "Lo pediste dos veces.",
    "security-review": "No pasó nuestra revisión de seguridad. Escríbenos para saber qué falta.",
    "bank-unavailable":
      "Tu banco no recibe transferencias por ahora. Inténtalo más tarde, o retira a otra cuenta.",
    "not-received": "No encontramos tu pago.",
    "amount-differs": "El monto que recibimos no es el de este depósito.",
    "receipt-unreadable": "No pudimos leer tu comprobante.",
    declined: "El pago fue rechazado en la página de pago.",
  },
  EN: {
    "account-unknown": "The bank doesn't know the account. Check its details or add another one.",
    "other-holder": "The account is in somebody else's name.",
    "bank-returned": "Your bank returned the money. Ask it why, or withdraw to another account.",
    "requested-twice": "You requested it twice.",
    "security-review": "It didn't pass our security review. Write to us to find out what is missing.",
    "bank-unavailable":
      "Your bank takes no transfers for now. Try again later, or withdraw to another account.",
    "not-received": "We didn't find your payment.",
    "amount-differs": "The amount we received is not that of this deposit.",
    "receipt-unreadable": "We couldn't read your receipt.",
    declined: "The payment was refused on the payment page.",
  },
};

interface Settled {
  readonly memberId: string;
  readonly at: number;
  readonly copy: (language: ContentLanguage) => InboxCopy;
}

const write = async (tx: Tx, { memberId, at, copy }: Settled): Promise<void> => {
  const texts = { ES: copy("ES"), EN: copy("EN") };
  await writeMessages(tx, [{ memberId, box: "received", topic: "general", texts, at }]);
};

type Row<Table extends "withdrawals" | "deposits"> = Selectable<Schema[Table]>;

/** Tells the member how a withdrawal was settled, inside the settlement's transaction. */
export const writeWithdrawalMessage = (tx: Tx, row: Row<"withdrawals">, brand: Brand, at: number) => {
  const account = `${row.bank} ··${row.card_tail}`;
  const copies = {
    ES: (amount: string, back: string): InboxCopy =>
      row.reason === null
        ? {
            title: `Pagamos tu retiro de ${amount}`,
            text: `Enviamos ${amount} a ${account}. Tu banco suele tardar unos minutos.`,
          }
        : {
            title: `Tu retiro de ${amount} fue rechazado`,
            text: `${reasons.ES[row.reason]}\n\n${back} volvieron a tu saldo.`,
          },
    EN: (amount: string, back: string): InboxCopy =>
      row.reason === null
        ? {
            title: `We paid your withdrawal of ${amount}`,
            text: `We sent ${amount} to ${account}. Your bank usually takes a few minutes.`,
          }
        : {
            title: `Your withdrawal of ${amount} was rejected`,
            text: `${reasons.EN[row.reason]}\n\n${back} went back to your balance.`,
          },
  };
  const copy = (language: ContentLanguage) =>
    copies[language](brand.money(row.amount, language), brand.money(row.amount + row.fee, language));
  return write(tx, { memberId: row.member_id, at, copy });
};

/** Tells the member how a deposit was settled, inside the settlement's transaction. */
export const writeDepositMessage = (tx: Tx, row: Row<"deposits">, brand: Brand, at: number) => {
  const copies = {
    ES: (amount: string): InboxCopy =>
      row.reason === null
        ? {
            title: `Tu depósito de ${amount} ya está en tu saldo`,
            text: `Recibimos ${amount} con la referencia ${row.reference}.`,
          }
        : {
            title: `Tu depósito de ${amount} no fue aceptado`,
            text: `${reasons.ES[row.reason]}\n\nTu saldo no cambió. Si pagaste, escríbenos con la referencia ${row.reference}.`,
          },
    EN: (amount: string): InboxCopy =>
      row.reason === null
        ? {
            title: `Your deposit of ${amount} is in your balance`,
            text: `We received ${amount} under the reference ${row.reference}.`,
          }
        : {
            title: `Your deposit of ${amount} was not accepted`,
            text: `${reasons.EN[row.reason]}\n\nYour balance hasn't changed. If you paid, write to us with the reference ${row.reference}.`,
          },
  };
  const copy = (language: ContentLanguage) => copies[language](brand.money(row.amount, language));
  return write(tx, { memberId: row.member_id, at, copy });
};

interface EndedBonus {
  readonly memberId: string;
  readonly state: Exclude<BonusState, "active" | "given-up">;
  /** Bonus money that was left, in centavos; it is real money now. */
  readonly remaining: number;
  readonly at: number;
}

/** Tells the member that a bonus has ended by play, inside the transaction that ends it. */
export const writeBonusMessage = (tx: Tx, { memberId, state, remaining, at }: EndedBonus, brand: Brand) => {
  const endings = {
    ES: {
      completed: { title: "Terminaste de apostar tu bono", text: "Ya no te falta nada por apostar." },
      spent: {
        title: "Tu bono terminó",
        text: "De su dinero quedó menos que la apuesta más pequeña. Ya no te falta nada por apostar.",
      },
    },
    EN: {
      completed: { title: "You finished wagering your bonus", text: "There is nothing left to wager." },
      spent: {
        title: "Your bonus has ended",
        text: "Less than the smallest stake was left of its money. There is nothing left to wager.",
      },
    },
  };
  const became = {
    ES: (left: string) =>
      `Los ${left} que quedaban del bono ya son dinero tuyo: puedes jugarlos o retirarlos.`,
    EN: (left: string) => `The ${left} left of the bonus is your money now: play it or withdraw it.`,
  };
  const copy = (language: ContentLanguage): InboxCopy => {
    const { title, text } = endings[language][state];
    if (remaining === 0) return { title, text };
    return { title, text: `${text}\n\n${became[language](brand.money(remaining, language))}` };
  };
  return write(tx, { memberId, at, copy });
};
