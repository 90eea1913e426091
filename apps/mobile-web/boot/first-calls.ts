import type { BootCall } from "./boot-table.ts";
import { placeholders } from "./page-contract.ts";

/** What calls depend on. */
export interface Visitor {
  readonly language: string;
  readonly token: string | undefined;
  /** Whether the site was started from the home screen. */
  readonly installed: boolean;
}

/** A call's address in the visitor's language, under which its answer is kept. */
export const addressOf = ({ url }: BootCall, language: string): string =>
  url.replace(placeholders.language, language);

/** `Token` is a member's, and `Device` an installed site's (decisions W3). */
const headersOf = (
  { headers }: BootCall,
  { language, token, installed }: Visitor,
): Record<string, string> => {
  const sent = Object.entries(headers).filter(([name]) => {
    if (name === "Token") return token !== undefined;
    return name !== "Device" || installed;
  });
  return Object.fromEntries(
    sent.map(([name, value]) => [
      name,
      value.replace(placeholders.language, language).replace(placeholders.token, () => token ?? ""),
    ]),
  );
};

/** Starts a call, unless its answer is known already; then it is wrapped as the network would bring it. */
export const startCall = (call: BootCall, visitor: Visitor, known: unknown): Promise<Response> => {
  if (known) return Promise.resolve(new Response(JSON.stringify({ success: true, value: known })));
  const answer = fetch(addressOf(call, visitor.language), { headers: headersOf(call, visitor) });
  // Who takes the answer over hears of its failure; if nobody does, it is nobody's.
  answer.catch(() => undefined);
  return answer;
};
