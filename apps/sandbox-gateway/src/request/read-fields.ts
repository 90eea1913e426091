import type { AnyEndpoint } from "@volado/api-client";
import { BodyDecryptionError, decryptBody } from "@volado/api-client/crypto";
import { MINUTE_MS } from "@volado/domain/calendar";
import type { Context } from "hono";
import type { Services } from "../services.ts";
import { malformed, Refusal } from "./refusal.ts";

/** Maximum nesting of a call's fields; the registry needs four levels. */
const DEPTH_MAX = 16;

/** PostgreSQL stores no NUL, and a lone surrogate is not a character. */
const isText = (text: string): boolean => !text.includes("\u0000") && !/\p{Surrogate}/u.test(text);

/** Refuses fields that can't be stored: invalid text and excessive nesting. */
export const refuseUnreadable = (fields: unknown, depth = 0): void => {
  if (typeof fields === "string" && !isText(fields))
    throw malformed("A text has a NUL or half a character in it.");
  if (typeof fields !== "object" || fields === null) return;
  if (depth === DEPTH_MAX) throw malformed(`The fields are nested deeper than ${DEPTH_MAX} levels.`);
  for (const [name, value] of Object.entries(fields)) {
    refuseUnreadable(name, depth + 1);
    refuseUnreadable(value, depth + 1);
  }
};

const noForm = () => {
  throw malformed("The body is not a form.");
};

/** The fields of a page's form. @throws Refusal malformed for an invalid body or text */
export const formOf = async (c: Context): Promise<Readonly<Record<string, unknown>>> => {
  const fields = await c.req.parseBody().catch(noForm);
  refuseUnreadable(fields);
  return fields;
};

/** Maximum clock difference (decisions W4). */
const CLOCK_TOLERANCE_MS = 5 * MINUTE_MS;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed("The body is not JSON.");
  }
};

const fieldsOf = (
  entries: Iterable<readonly [string, FormDataEntryValue]>,
): Readonly<Record<string, unknown>> => {
  const fields = new Map<string, unknown>();
  for (const [name, value] of entries) {
    if (fields.has(name)) throw malformed(`The field ${name} is there twice.`);
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
};

/** Refuses a wrong clock and a repeated encrypted body; nonces survive a restart. */
const refuseReplay = async (
  { db, now }: Services,
  { timestamp, nonce }: { readonly timestamp: number; readonly nonce: string },
): Promise<void> => {
  if (Math.abs(now() - timestamp) > CLOCK_TOLERANCE_MS)
    throw new Refusal("clock_skew", { value: { now: now() } });
  const insert = db.insertInto("nonces").values({ nonce, seen_at: now() });
  const result = await insert.onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
  if (result.numInsertedOrUpdatedRows !== 1n) throw new Refusal("replayed");
};

const isSealed = (body: unknown): body is { readonly data: string } =>
  typeof body === "object" && body !== null && "data" in body && typeof body.data === "string";

const openSealed = async (endpoint: AnyEndpoint, request: Request, services: Services): Promise<unknown> => {
  const header = request.headers.get("Encryption");
  const body = parseJson(await request.text());
  if (header === null || !isSealed(body))
    throw malformed("This call needs an encrypted body and its Encryption header.");
  try {
    const { method } = endpoint;
    const { pathname: path } = new URL(request.url);
    const call = { header, data: body.data, method, path, module: endpoint.module };
    const opened = await decryptBody(call, services.settings.privateKey);
    await refuseReplay(services, opened);
    return parseJson(opened.text);
  } catch (error) {
    if (!(error instanceof BodyDecryptionError)) throw error;
    const { message } = error;
    throw error.code === "unknown_key" ? new Refusal("unknown_key", { message }) : malformed(message);
  }
};

const fieldsByCodec = async (endpoint: AnyEndpoint, request: Request, services: Services) => {
  switch (endpoint.codec) {
    case "query":
      return fieldsOf(new URL(request.url).searchParams);
    case "json":
      return parseJson(await request.text());
    case "form":
    case "multipart":
      return fieldsOf(await request.formData().catch(noForm));
    case "encrypted":
      return openSealed(endpoint, request, services);
  }
};

/** The wire fields of a call as its codec places them; the handler's schema validates their shape. */
export const readFields = async (
  endpoint: AnyEndpoint,
  request: Request,
  services: Services,
): Promise<unknown> => {
  const fields = await fieldsByCodec(endpoint, request, services);
  refuseUnreadable(fields);
  return fields;
};
