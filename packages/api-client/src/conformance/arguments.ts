import { parseArgs } from "node:util";
import type { CheckOptions } from "./check-gateway.ts";

/** How the command is used. */
export const USAGE = `volado-conformance <url> [--merchant <code>] [--username <name> --password <word>] [--only <call>,<call>] [--timeout <ms>]

Asks a gateway every call of @volado/api-client and prints what holds and what doesn't.
Made for gateways under test: the account's inbox and deposits grow. Without an account, calls that need one are tried as a guest only.
`;

/** What the command is to do, or what is wrong with how it was called. */
export type Command =
  | { readonly ok: true; readonly url: string; readonly options: CheckOptions }
  | { readonly ok: false; readonly problem: string };

const wrong = (problem: string): Command => ({ ok: false, problem });

/** Reads the words after the command's name. */
export const readArguments = (words: readonly string[]): Command => {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        merchant: { type: "string" },
        username: { type: "string" },
        password: { type: "string" },
        only: { type: "string" },
        timeout: { type: "string" },
      },
    });
    const [url = "", ...more] = positionals;
    if (!/^https?:\/\//.test(url) || more.length > 0)
      return wrong("One address is needed, such as http://localhost:8080.");
    const { merchant, username, password, only } = values;
    if ((username === undefined) !== (password === undefined))
      return wrong("An account needs a name and a password.");
    const timeout = values.timeout === undefined ? undefined : Number(values.timeout);
    if (timeout !== undefined && !(timeout > 0)) return wrong("The time limit is a number of milliseconds.");
    return {
      ok: true,
      url: url.replace(/\/$/, ""),
      options: {
        ...(merchant !== undefined && { merchant }),
        ...(username !== undefined && password !== undefined && { account: { username, password } }),
        ...(only !== undefined && { only: only.split(",") }),
        ...(timeout !== undefined && { timeout }),
      },
    };
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
};
