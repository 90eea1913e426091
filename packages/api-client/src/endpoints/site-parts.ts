import { defineRead } from "../core/endpoint.ts";
import { contactsSchema, templateSchema } from "../schemas/status.schema.ts";
import { z } from "../schemas/z.ts";

/** Both are parts of the status answer too; these calls are for whoever wants nothing else of it. */
const partOfSite = { access: "anyone", request: z.object({ merchantCode: z.string() }) } as const;

/** The looks that the merchant's template sets (Spec §7 "system template"), as the status answer has them too. */
export const getTemplate = defineRead({
  id: "getTemplate",
  path: "/api/template",
  ...partOfSite,
  encode: (_: undefined, { merchant }) => ({ merchantCode: merchant }),
  response: templateSchema,
});

/**
 * Ways to reach a human (Spec §7 "customer service link GET"), as the status answer has them too;
 * `readServiceLink` opens each one's path.
 */
export const listContacts = defineRead({
  id: "listContacts",
  path: "/api/contacts",
  ...partOfSite,
  encode: (_: undefined, { merchant }) => ({ merchantCode: merchant }),
  response: contactsSchema,
});
