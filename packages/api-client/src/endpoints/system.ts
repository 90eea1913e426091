import { DAY_MS } from "@volado/domain/calendar";
import { cacheLocally } from "../cache/cache-locally.ts";
import { defineRead } from "../core/endpoint.ts";
import { siteInfoSchema } from "../schemas/status.schema.ts";
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
