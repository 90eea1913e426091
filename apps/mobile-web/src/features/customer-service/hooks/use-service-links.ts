import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { readServiceLink, type ServiceHosts } from "@volado/api-client/crypto";
import type { ServiceContact } from "@volado/domain/site";
import { orderContacts } from "@volado/domain/support";
import { lazyMerchantConfig } from "../../../shared/lazy-merchant-config.ts";
import { asyncState } from "../../../shared/query/async-state.ts";
import type { ErrorReporter } from "../../../shared/services/services-context.tsx";
import { useServices } from "../../../shared/services/services-context.tsx";
import { useSiteInfo } from "../../../shared/services/use-site.ts";

export interface ServiceLink {
  readonly kind: ServiceContact["kind"];
  /** The merchant's title for it; may be empty. */
  readonly title: string;
  /** An https URL on a host that the merchant allows for its kind. */
  readonly url: string;
}

/** Reports an unusable contact, without its path. */
export class ServiceContactError extends Error {
  override readonly name = "ServiceContactError";
}

/**
 * The usable contacts in order, without duplicates (decisions W5). Contacts that can't be decrypted or lead to a host
 * that isn't allowed are left out and reported. Rejects only if the decryption code can't be loaded.
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
  const seen = new Set<string>();
  return read.flatMap(({ contact: { kind, position, title }, link: { url, problem } }) => {
    if (url !== undefined) {
      const key = JSON.stringify([kind, title, url]);
      return seen.has(key) ? [] : seen.add(key) && [{ kind, title, url }];
    }
    reporter.report(new ServiceContactError(`Contact hidden: ${problem}.`), {
      at: "customer-service",
      kind,
      position,
      problem,
    });
    return [];
  });
};

const none: readonly ServiceContact[] = [];

export type ServiceKinds = readonly ServiceContact["kind"][];

/**
 * Contacts from the status response, cached or fresh (Spec §3 "Customer service"). They are read only once `enabled`,
 * because decryption is a separate chunk that most visitors never need. `kinds` limits them, as in the side menu.
 */
export const useServiceLinks = (enabled: boolean, kinds?: ServiceKinds) => {
  const { reporter } = useServices();
  const queries = useQueryClient();
  const all = useSiteInfo()?.contacts ?? none;
  const contacts = kinds ? all.filter(({ kind }) => kinds.includes(kind)) : all;
  const options = queryOptions({
    queryKey: ["service-links", contacts],
    queryFn: () => readContacts(contacts, lazyMerchantConfig.linkHosts, reporter),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const links = asyncState(useQuery({ ...options, enabled }));
  return {
    /** How many contacts the gateway lists; some may turn out to be unusable. */
    count: contacts.length,
    /** "failed" means that the decryption code can't be loaded. */
    links,
    /** Reads them now, or returns the ones already read. Rejects if the decryption code can't be loaded. */
    read: () => queries.fetchQuery(options),
  };
};
