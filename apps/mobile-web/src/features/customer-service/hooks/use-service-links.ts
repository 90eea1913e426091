import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { readServiceLink, type ServiceHosts } from "@volado/api-client/crypto";
import type { ServiceContact } from "@volado/domain/site";
import { orderContacts } from "@volado/domain/support";
import { lazyMerchantConfig } from "../../../shared/lazy-merchant-config.ts";
import { type AsyncState, asyncState } from "../../../shared/query/async-state.ts";
import type { ErrorReporter } from "../../../shared/services/call-ports.ts";
import { useServices } from "../../../shared/services/services-context.tsx";
import { useSiteInfo } from "../../../shared/site/use-site.ts";

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

const none: readonly ServiceContact[] = [];

/** The kinds of contact that a place offers. */
export type ServiceKinds = readonly ServiceContact["kind"][];

/** Where customer service is to be found. */
export interface ServiceLinks {
  /** How many contacts the gateway names; some of them may not be readable. */
  readonly named: number;
  /** Those that can be opened, in their order, once they are wanted and read; failed is the code that reads them. */
  readonly links: AsyncState<readonly ServiceLink[]>;
  /** Reads them now, unless that has been done. Rejects when the code for it can't be loaded. */
  readonly read: () => Promise<readonly ServiceLink[]>;
}

/**
 * The contacts of the status answer, the kept one included (Spec §3 "Customer service"). They are read when
 * `wanted`: their cipher is a chunk of its own, which nobody loads who asks for no service. With `kinds` only
 * those, as in the side menu.
 */
export const useServiceLinks = (wanted: boolean, kinds?: ServiceKinds): ServiceLinks => {
  const { reporter } = useServices();
  const queries = useQueryClient();
  const all = useSiteInfo()?.contacts ?? none;
  const contacts = kinds ? all.filter(({ kind }) => kinds.includes(kind)) : all;
  const reading = queryOptions({
    queryKey: ["service-links", contacts],
    queryFn: () => readContacts(contacts, lazyMerchantConfig.linkHosts, reporter),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const links = asyncState(useQuery({ ...reading, enabled: wanted }));
  return { named: contacts.length, links, read: () => queries.fetchQuery(reading) };
};
