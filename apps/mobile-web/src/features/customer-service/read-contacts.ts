import { readServiceLink, type ServiceHosts } from "@volado/api-client/crypto";
import type { ServiceContact } from "@volado/domain/site";
import { orderContacts } from "@volado/domain/support";
import type { ErrorReporter } from "../../shared/services/call-ports.ts";

/** A contact that can be opened. */
export interface ServiceLink {
  readonly kind: ServiceContact["kind"];
  /** The merchant's words for it; may be empty. */
  readonly title: string;
  /** https, on a host that the merchant allows for its kind. */
  readonly url: string;
}

/** What is wrong with one contact: facts alone, its path stays where it is. */
export class ServiceContactError extends Error {
  override readonly name = "ServiceContactError";
}

/**
 * The contacts that can be opened, in their order (decisions W5). Those that can't be read, or lead elsewhere
 * than they may, are left out and reported; what is named twice in the same words stands once. Rejects only
 * when the cipher's code can't be loaded.
 */
export const readContacts = async (
  contacts: readonly ServiceContact[],
  hosts: ServiceHosts,
  reporter: ErrorReporter,
): Promise<readonly ServiceLink[]> => {
  const read = await Promise.all(
    orderContacts(contacts).map(async (contact) => ({
      contact,
      link: await readServiceLink(contact, hosts),
    })),
  );
  const known = new Set<string>();
  return read.flatMap(({ contact: { kind, position, title }, link: { url, problem } }) => {
    if (url !== undefined) {
      const said = JSON.stringify([kind, title, url]);
      return known.has(said) ? [] : known.add(said) && [{ kind, title, url }];
    }
    reporter.report(new ServiceContactError(`A contact is hidden: ${problem}.`), {
      at: "customer-service",
      kind,
      position,
      problem,
    });
    return [];
  });
};
