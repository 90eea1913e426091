import { createServer, type IncomingMessage, type Server } from "node:http";
import { z } from "zod";
import type { Marionette } from "./marionette-client.ts";
import { commandFor, resultOf } from "./marionette-routes.ts";

/** The way of a request: the session, which there is only one of, and what is asked of it. */
const wayIn = /^\/session(?:\/(?<session>[^/]+)(?<path>\/.*)?)?$/;

const bodySchema = z.record(z.string(), z.unknown());

const newSession = z.object({
  capabilities: z.object({ alwaysMatch: z.record(z.string(), z.unknown()).default({}) }),
});

interface Reply {
  readonly status: number;
  readonly value: unknown;
}

const refusal = (status: number, error: string, message: string): Reply => ({
  status,
  value: { error, message, stacktrace: "" },
});

/** The statuses that aren't 500, of those that a client looks at. */
const statuses: Readonly<Record<string, number>> = {
  "no such element": 404,
  "no such frame": 404,
  "no such window": 404,
  "stale element reference": 404,
  "no such cookie": 404,
  "invalid argument": 400,
  "invalid selector": 400,
  "element click intercepted": 400,
  "element not interactable": 400,
};

const bodyOf = async (request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const text = Buffer.concat(parts).toString();
  return bodySchema.parse(text === "" ? {} : JSON.parse(text));
};

/** Capabilities for Firefox itself: names and the settings of its start are the client's and the driver's business. */
const capabilitiesIn = (body: unknown): Readonly<Record<string, unknown>> => {
  const {
    browserName: _,
    "moz:firefoxOptions": __,
    ...rest
  } = newSession.parse(body).capabilities.alwaysMatch;
  return rest;
};

const reply = async (firefox: Marionette, request: IncomingMessage): Promise<Reply> => {
  const { method = "GET", url = "/" } = request;
  if (url === "/status") return { status: 200, value: { ready: true, message: "" } };
  const way = wayIn.exec(url)?.groups;
  const body = await bodyOf(request);
  const command =
    way && way.session === undefined && method === "POST"
      ? { name: "WebDriver:NewSession", parameters: capabilitiesIn(body) }
      : way && commandFor(method, way.path ?? "/", body);
  if (!command) return refusal(404, "unknown command", `${method} ${url}`);
  const [, , error, result] = await firefox.send(command.name, command.parameters);
  if (error) return { status: statuses[error.error] ?? 500, value: error };
  return { status: 200, value: resultOf(result) };
};

/**
 * Stands in for geckodriver, which Debian has no package of: answers W3C WebDriver over HTTP for one session
 * of a Firefox that speaks Marionette.
 */
export const bridgeTo = (firefox: Marionette): Server =>
  createServer(async (request, response) => {
    const { status, value } = await reply(firefox, request).catch((error: unknown) =>
      refusal(500, "unknown error", String(error)),
    );
    response
      .writeHead(status, { "content-type": "application/json; charset=utf-8", "cache-control": "no-cache" })
      .end(JSON.stringify({ value }));
  });
