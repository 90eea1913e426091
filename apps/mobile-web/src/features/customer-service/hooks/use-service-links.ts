import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ServiceContact } from "@volado/domain/site";
import { merchantLater } from "../../../shared/merchant-later.ts";
import { type AsyncState, asyncState } from "../../../shared/query/async-state.ts";
import { useServices } from "../../../shared/services/services-context.tsx";
import { useSiteInfo } from "../../../shared/site/use-site.ts";
import { readContacts, type ServiceLink } from "../read-contacts.ts";

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
    queryFn: () => readContacts(contacts, merchantLater.linkHosts, reporter),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const links = asyncState(useQuery({ ...reading, enabled: wanted }));
  return { named: contacts.length, links, read: () => queries.fetchQuery(reading) };
};
