import { pagesAt, placeFromSearch } from "@volado/domain/games";
import { placeholders } from "@volado/domain/site";
import type { BootCall } from "./boot-table.ts";

/** The state that calls depend on. */
export interface Visitor {
  readonly language: string;
  readonly token: string | undefined;
  /** Whether the site was started from the home screen. */
  readonly installed: boolean;
}

/** A call's address in the visitor's language; its response is cached under it. */
export const addressOf = ({ url }: BootCall, language: string): string =>
  url.replace(placeholders.language, language);

/** `Token` is sent for members, `Device` for an installed site (decisions W3). */
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

/** Starts a call; a response the server wrote into the page is wrapped as if the network had returned it. */
export const startCall = (call: BootCall, visitor: Visitor, known: unknown): Promise<Response> => {
  if (known) return Promise.resolve(new Response(JSON.stringify({ success: true, value: known })));
  const answer = fetch(addressOf(call, visitor.language), { headers: headersOf(call, visitor) });
  // The consumer of the response handles rejections; without a consumer they can be ignored.
  answer.catch(() => undefined);
  return answer;
};

/**
 * The first call of a list with a position in its address: requests the page at that position, which is the only one
 * that the list opens with (docs/decisions/044).
 */
export const placeCall = (call: BootCall, search: string): BootCall => {
  if (!call.paging) return call;
  const { field, size } = call.paging;
  const { first } = pagesAt(placeFromSearch(new URLSearchParams(search)), size);
  return { ...call, url: call.url.replace(`${field}=1`, `${field}=${first}`) };
};
