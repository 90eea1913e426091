import { defineRead } from "../core/endpoint.ts";
import { contactsSchema, templateSchema } from "../schemas/status.schema.ts";
import { z } from "../schemas/z.ts";

/**
 * Both are also part of the status response; these calls are for pages that need nothing else from it. Separate from
 * `getStatus`, so that home's first load does not include them.
 */
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
