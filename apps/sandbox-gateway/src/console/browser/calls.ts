import type { ConsoleState } from "../ports.ts";

/** Calls the console's API; a refusal is an error with the gateway's own sentence. */
const ask = async (method: string, name: string, body?: unknown): Promise<unknown> => {
  const response = await fetch(`/console/api/${name}`, {
    method,
    ...(body !== undefined && {
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  });
  const envelope = await response.json();
  if (envelope.success !== true) throw new Error(String(envelope.message));
  return envelope.value;
};

/** Everything the page shows. The answer's shape is the server's word: page and server are one program. */
export const readState = async (): Promise<ConsoleState> =>
  (await (await fetch("/console/api/state")).json()).value;

/** Changes something. */
export const change = (
  method: "PUT" | "PATCH" | "POST" | "DELETE",
  name: string,
  body: unknown = {},
): Promise<unknown> => ask(method, name, method === "DELETE" ? undefined : body);
