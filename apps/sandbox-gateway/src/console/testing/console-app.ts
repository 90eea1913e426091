import { createConsoleApp } from "../app.ts";
import { createMemoryPorts } from "./memory-ports.ts";

/** A caller of this address, as the server knows one. */
const from = (address: string) => ({
  incoming: { socket: { remoteAddress: address, remotePort: 1, remoteFamily: "IPv4" } },
});

/**
 * The console before its ports in memory: any request, or a call of its API under a key of its own, and what
 * the ports hold then.
 */
export const setUp = (allowRemote = false) => {
  const { ports, held } = createMemoryPorts(allowRemote);
  const app = createConsoleApp(ports);
  const request = (path: string, init: RequestInit = {}, address = "127.0.0.1") =>
    app.request(path, init, from(address));
  const call = async (method: string, path: string, body?: unknown, key: string = crypto.randomUUID()) => {
    const response = await request(`http://localhost:8080/api${path}`, {
      method,
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
  return { held, request, call };
};
