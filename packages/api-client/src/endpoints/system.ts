import { DAY_MS } from "@volado/domain/calendar";
import { cacheLocally } from "../cache/cache-locally.ts";
import { defineRead } from "../core/endpoint.ts";
import { contactsSchema, siteInfoSchema, templateSchema } from "../schemas/status.schema.ts";
import { z } from "../schemas/z.ts";

/** Site state, switches, contacts and keys (Spec §3 "Status response", §7). Cached (Spec §4). */
export const getStatus = defineRead({
  id: "getStatus",
  path: "/api/status",
  access: "anyone",
  request: z.object({ merchantCode: z.string(), platform: z.string() }),
  encode: (_: undefined, context) => ({ merchantCode: context.merchant, platform: context.platform }),
  response: siteInfoSchema,
  cache: cacheLocally({ record: "status", version: 1, maxAge: DAY_MS, personal: false }),
});

/** Parts of the status response, for pages that need nothing else of it. */
const partOfSite = { access: "anyone", request: z.object({ merchantCode: z.string() }) } as const;

/** Appearance set by the merchant's template (Spec §7 "system template"). */
export const getTemplate = defineRead({
  id: "getTemplate",
  path: "/api/template",
  ...partOfSite,
  encode: (_: undefined, { merchant }) => ({ merchantCode: merchant }),
  response: templateSchema,
});

/** Customer-service contacts (Spec §7 "customer service link GET"). `readServiceLink` decrypts their paths. */
export const listContacts = defineRead({
  id: "listContacts",
  path: "/api/contacts",
  ...partOfSite,
  encode: (_: undefined, { merchant }) => ({ merchantCode: merchant }),
  response: contactsSchema,
});
