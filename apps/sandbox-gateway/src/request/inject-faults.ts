import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Services } from "../services.ts";
import { Refusal } from "./refusal.ts";

/**
 * Calls that answer even when the site is closed: the status, by which the site learns about it, and help with the
 * merchant's documents, which stay readable.
 */
const alwaysOpen: ReadonlySet<string> = new Set(["getStatus", "getHelpCentre"]);

/**
 * Does to a call what the console's faults ask for: slows it down, cuts it, lets it hang, fails it, or closes the site.
 *
 * @returns a response when the call is over.
 */
export const injectFaults = async (
  endpointId: string,
  { faults, options }: Services,
  { incoming }: HttpBindings,
  ip: string,
): Promise<Response | undefined> => {
  const { calls, failRate, latencyMs, maintenance, regionRestriction, blocked } = faults.current();
  const delay = latencyMs + options.apiDelayMs;
  if (delay > 0) await wait(delay);

  const fault = calls[endpointId];
  if (fault === "abort") {
    incoming.socket.destroy();
    return RESPONSE_ALREADY_SENT;
  }
  if (fault === "hang") {
    if (!incoming.socket.destroyed) await once(incoming.socket, "close");
    return RESPONSE_ALREADY_SENT;
  }
  if (fault === "error" || (failRate > 0 && Math.random() < failRate)) {
    throw new Refusal("internal", { message: "This failure was asked for at the console." });
  }
  if (fault === "upgrade") throw new Refusal("system_upgrading");
  if (alwaysOpen.has(endpointId)) return undefined;
  if (maintenance) throw new Refusal("maintenance");
  if (regionRestriction) throw new Refusal("region_restricted", { value: { ip } });
  if (blocked) throw new Refusal("address_blocked", { value: { ip } });
  return undefined;
};
