import { parseArgs } from "node:util";
import type { Account } from "./account.ts";
import type { CheckOptions } from "./check-gateway.ts";

/** Help text of the command. */
export const USAGE = `volado-conformance <url> [--merchant <code>] [--only <call>,<call>] [--timeout <ms>]
  [--username <name> --password <password> [--payment-password <password>] [--downline <name>] [--promo-code <code>]
   [--withdrawal <amount>] [--transfer <amount>]]

Sends every call of @volado/api-client to a gateway and prints what works and what doesn't.
Use a gateway under test and a dedicated account: the command writes messages, deposits and cards, and with the
payment password it withdraws and transfers money (by default the minimum). Without an account, calls that need one
are only tried as a guest.
`;

/** A parsed command line, or the problem with it. */
export type Command =
  | { readonly ok: true; readonly url: string; readonly options: CheckOptions }
  | { readonly ok: false; readonly problem: string };

const invalid = (problem: string): Command => ({ ok: false, problem });

const text = { type: "string" } as const;

const flags = {
  merchant: text,
  only: text,
  timeout: text,
  username: text,
  password: text,
  "payment-password": text,
  downline: text,
  "promo-code": text,
  withdrawal: text,
  transfer: text,
} as const;

type Values = Readonly<Partial<Record<keyof typeof flags, string>>>;

/** Flags that require an account. */
const ofAccount = ["payment-password", "downline", "promo-code", "withdrawal", "transfer"] as const;
/** Flags with a positive number. */
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
    return invalid("Pass one URL, such as http://localhost:8080.");
  const { merchant, username, password, only, timeout } = values;
  if ((username === undefined) !== (password === undefined))
    return invalid("An account needs both --username and --password.");
  const extra = ofAccount.find((flag) => values[flag] !== undefined);
  if (username === undefined && extra !== undefined) return invalid(`--${extra} needs an account.`);
  const badNumber = numbers.find((flag) => values[flag] !== undefined && !(Number(values[flag]) > 0));
  if (badNumber !== undefined) return invalid(`--${badNumber} must be a positive number.`);
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

/** Parses the command's arguments. */
export const readArguments = (args: readonly string[]): Command => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: flags });
    return commandOf(values, positionals);
  } catch (error) {
    return invalid(error instanceof Error ? error.message : String(error));
  }
};
