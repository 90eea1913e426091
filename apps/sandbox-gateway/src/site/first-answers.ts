import { type EndpointId, endpoints } from "@volado/api-client/endpoints";
import * as z from "zod";
import type { ContentLanguage } from "../catalogue/content-language.ts";
import { handlers } from "../handlers/index.ts";
import { readFields } from "../request/read-fields.ts";
import { Refusal } from "../request/refusal.ts";
import type { Services } from "../services.ts";

/** Calls whose answer to a guest is everybody's, and small enough for the page's first round trip. */
const told = ["listAnnouncements", "listGames"] as const satisfies readonly EndpointId[];

const isTold = (id: string): id is (typeof told)[number] => told.some((name) => name === id);

/**
 * What the build writes into its page for the boot code, as far as it is read here: calls by name, and of each path
 * its calls, the kind of its shell, and whether guests get another.
 */
const tableSchema = z.object({
  calls: z.record(z.string(), z.object({ endpoint: z.string(), url: z.string() })),
  pages: z.record(
    z.string(),
    z.object({ kind: z.string(), membersOnly: z.boolean(), calls: z.array(z.string()) }),
  ),
});

/** Where the build's addresses name the language. */
const LANGUAGE = "__L__";

/** A page's own first call. */
export interface FirstCall {
  readonly id: (typeof told)[number];
  /** Its address, with a placeholder for the language. */
  readonly address: string;
}

/** What the server can prepare for a path. */
export interface FirstView {
  /** The calls that the page starts, of those whose answers can stand in it. */
  readonly calls: readonly FirstCall[];
  /** The kind of shell that it shows; undefined where that depends on who asks. */
  readonly kind: string | undefined;
}

/** What the site's page shows first at each path. */
export const firstViewsOf = (page: string): ReadonlyMap<string, FirstView> => {
  const [, json] = /<script type="application\/json" id="volado-pages">(.*?)<\/script>/s.exec(page) ?? [];
  const table = tableSchema.safeParse(json === undefined ? undefined : JSON.parse(json));
  if (!table.success) return new Map();
  const { calls, pages } = table.data;
  const firstCall = (name: string): readonly FirstCall[] => {
    const { endpoint, url } = calls[name] ?? {};
    return endpoint !== undefined && url !== undefined && isTold(endpoint)
      ? [{ id: endpoint, address: url }]
      : [];
  };
  return new Map(
    Object.entries(pages).map(([path, { kind, membersOnly, calls: names }]) => [
      path,
      { kind: membersOnly ? undefined : kind, calls: names.flatMap(firstCall) },
    ]),
  );
};

/** An answer that the page brings along. */
export interface FirstAnswer {
  readonly address: string;
  readonly value: unknown;
}

/** Whether the console wants calls to go wrong; then the page tells nothing beforehand, so that they do. */
const disturbed = ({ faults }: Services): boolean => {
  const { calls, failRate, maintenance, regionRestriction, blocked } = faults.current();
  return failRate > 0 || maintenance || regionRestriction || blocked || Object.values(calls).some(Boolean);
};

/** What the gateway would answer a guest to these calls; a call that it refuses has to be asked by the page itself. */
export const answerFirst = async (
  calls: readonly FirstCall[],
  services: Services,
  language: ContentLanguage,
): Promise<readonly FirstAnswer[]> => {
  if (disturbed(services)) return [];
  const origin = "http://localhost";
  const guest = {
    services,
    db: services.db,
    signedIn: undefined,
    ip: "",
    network: "",
    origin,
    siteOrigin: origin,
    language,
  };
  const answer = async ({ id, address: pattern }: FirstCall): Promise<readonly FirstAnswer[]> => {
    const address = pattern.replaceAll(LANGUAGE, language);
    try {
      const fields = await readFields(endpoints[id], new Request(new URL(address, origin)), services);
      return [{ address, value: await handlers[id].answer(fields, guest) }];
    } catch (error) {
      if (error instanceof Refusal) return [];
      throw error;
    }
  };
  return (await Promise.all(calls.map(answer))).flat();
};
