import { parseArgs } from "node:util";
import type { Account } from "./account.ts";
import type { CheckOptions } from "./check-gateway.ts";

/** How the command is used. */
export const USAGE = `volado-conformance <url> [--merchant <code>] [--only <call>,<call>] [--timeout <ms>]
  [--username <name> --password <word> [--payment-password <word>] [--downline <name>] [--promo-code <code>]
   [--withdrawal <amount>] [--transfer <amount>]]

Asks a gateway every call of @volado/api-client and prints what holds and what doesn't.
Made for gateways under test and an account of their own: it writes messages, deposits and cards, and with the
payment password it withdraws and transfers money (the least there is, unless told otherwise). Without an account,
calls that need one are tried as a guest only.
`;

/** What the command is to do, or what is wrong with how it was called. */
export type Command =
  | { readonly ok: true; readonly url: string; readonly options: CheckOptions }
  | { readonly ok: false; readonly problem: string };

const wrong = (problem: string): Command => ({ ok: false, problem });

const word = { type: "string" } as const;

const flags = {
  merchant: word,
  only: word,
  timeout: word,
  username: word,
  password: word,
  "payment-password": word,
  downline: word,
  "promo-code": word,
  withdrawal: word,
  transfer: word,
} as const;

type Values = Readonly<Partial<Record<keyof typeof flags, string>>>;

/** Flags that say more about an account. */
const ofAccount = ["payment-password", "downline", "promo-code", "withdrawal", "transfer"] as const;
/** Flags that are numbers above nought. */
const numbers = ["timeout", "withdrawal", "transfer"] as const;

const accountOf = (username: string, password: string, values: Values): Account => {
  const { downline, withdrawal, transfer } = values;
  const { "payment-password": paymentPassword, "promo-code": promoCode } = values;
  return {
    username,
    password,
    ...(paymentPassword !== undefined && { paymentPassword }),
    ...(downline !== undefined && { downline }),
    ...(promoCode !== undefined && { promoCode }),
    ...(withdrawal !== undefined && { withdrawal: Number(withdrawal) }),
    ...(transfer !== undefined && { transfer: Number(transfer) }),
  };
};

const commandOf = (values: Values, positionals: readonly string[]): Command => {
  const [url = "", ...more] = positionals;
  if (!/^https?:\/\//.test(url) || more.length > 0)
    return wrong("One address is needed, such as http://localhost:8080.");
  const { merchant, username, password, only, timeout } = values;
  if ((username === undefined) !== (password === undefined))
    return wrong("An account needs a name and a password.");
  const extra = ofAccount.find((flag) => values[flag] !== undefined);
  if (username === undefined && extra !== undefined) return wrong(`--${extra} needs an account.`);
  const odd = numbers.find((flag) => values[flag] !== undefined && !(Number(values[flag]) > 0));
  if (odd !== undefined) return wrong(`--${odd} is a number above 0.`);
  return {
    ok: true,
    url: url.replace(/\/$/, ""),
    options: {
      ...(merchant !== undefined && { merchant }),
      ...(username !== undefined &&
        password !== undefined && { account: accountOf(username, password, values) }),
      ...(only !== undefined && { only: only.split(",") }),
      ...(timeout !== undefined && { timeout: Number(timeout) }),
    },
  };
};

/** Reads the words after the command's name. */
export const readArguments = (words: readonly string[]): Command => {
  try {
    const { values, positionals } = parseArgs({ args: [...words], allowPositionals: true, options: flags });
    return commandOf(values, positionals);
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
};
