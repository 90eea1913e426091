import { createClient, defineEndpoint, describeRequest } from "@volado/api-client";
import * as z from "zod/mini";

/** A call of the scratch site's own, declared with the published package. */
const getGreeting = defineEndpoint({
  id: "getGreeting",
  method: "GET",
  path: "/api/greeting",
  access: "anyone",
  codec: "query",
  request: z.object({ name: z.string() }),
  encode: (name: string) => ({ name }),
  response: z.pipe(
    z.object({ words: z.string() }),
    z.transform(({ words }) => words),
  ),
  replay: "safe",
});

const context = { baseUrl: "", merchant: "scratch", platform: "M" } as const;

const client = createClient({
  ...context,
  language: () => "ES",
  session: { token: () => undefined, identity: () => undefined, expired: () => undefined },
  storage: { get: () => undefined, set: () => undefined, remove: () => undefined },
});

/** The address the call would go to, without making it. */
export const greetingAddress = describeRequest(getGreeting, "Ana", {
  ...context,
  language: "ES",
  paths: {},
  token: undefined,
  standalone: false,
}).url;

/** Asks the server. */
export const fetchGreeting = (): Promise<string> => client.call(getGreeting, "Ana");
