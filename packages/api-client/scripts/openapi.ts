import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { refusalStatus } from "../src/conformance/refusal-status.ts";
import type { AnyEndpoint, Codec } from "../src/core/endpoint.ts";
import { endpoints } from "../src/endpoints/index.ts";
import { type JsonSchema, wireSchemaOf } from "../src/testing/wire-schema.ts";

const folder = new URL("../src/endpoints/", import.meta.url);
const declaration = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const \w+ = define\w+\(\{\s*id: "(\w+)"/g;

/** Each call's docstring, and its file as tag. */
const docstrings = (): ReadonlyMap<
  string,
  { readonly description: string; readonly tags: readonly string[] }
> =>
  new Map(
    readdirSync(folder)
      .filter((file) => !file.endsWith(".test.ts"))
      .flatMap((file) =>
        Array.from(
          readFileSync(new URL(file, folder), "utf8").matchAll(declaration),
          ([, comment = "", id = ""]) => {
            const description = comment.replace(/^\s*\*? ?/gm, "").trim();
            return [id, { description, tags: [file.replace(".ts", "")] }] as const;
          },
        ),
      ),
  );

const contentTypes: Readonly<Record<Exclude<Codec, "query">, string>> = {
  json: "application/json",
  encrypted: "application/json",
  form: "application/x-www-form-urlencoded",
  multipart: "multipart/form-data",
};

const text: JsonSchema = { type: "string" };
const header = (name: string, schema: JsonSchema = text): JsonSchema => ({
  name,
  in: "header",
  required: true,
  schema,
});

const queryOf = ({ properties = {}, required = [] }: JsonSchema): readonly JsonSchema[] =>
  Object.entries(properties ?? {}).map(([name, schema]) => ({
    name,
    in: "query",
    required: Array.isArray(required) && required.includes(name),
    schema,
  }));

const bodyOf = (codec: Exclude<Codec, "query">, fields: JsonSchema): JsonSchema => {
  const contentSchema = { ...text, contentMediaType: "application/json", contentSchema: fields };
  const encrypted = { type: "object", properties: { data: contentSchema }, required: ["data"] };
  const schema = codec === "encrypted" ? encrypted : fields;
  return { required: true, content: { [contentTypes[codec]]: { schema } } };
};

const operationOf = ({ id, module, access, codec, request, response, replay }: AnyEndpoint): JsonSchema => {
  const fields = wireSchemaOf(request);
  const envelope = {
    type: "object",
    properties: { success: { const: true }, value: wireSchemaOf(response) },
  };
  return {
    operationId: id,
    ...docstrings().get(id),
    ...(access !== "anyone" && { security: [{ token: [] }, ...(access === "session" ? [] : [{}])] }),
    parameters: [
      ...["Merchant", "Language", "Platform"].map((name) => header(name)),
      ...(module === undefined ? [] : [header("Module", { const: module })]),
      ...(replay === "keyed" ? [header("Idempotency-Key")] : []),
      ...(codec === "encrypted" ? [header("Encryption")] : []),
      ...(codec === "query" ? queryOf(fields) : []),
    ],
    ...(codec !== "query" && { requestBody: bodyOf(codec, fields) }),
    responses: {
      200: { description: "Answered", content: { "application/json": { schema: envelope } } },
      default: { $ref: "#/components/responses/Refusal" },
    },
  };
};

const refusal: JsonSchema = {
  type: "object",
  properties: { success: { const: false }, code: { enum: Object.keys(refusalStatus) }, value: {} },
  required: ["success", "code"],
};

const about = `See docs/api-client.md for requests, refusals and encryption.
Paths are defaults, which a merchant may change. Amounts are in major units of the currency next to them or of the
merchant's, times in epoch milliseconds. Invalid rows are dropped from their list; fields that are not listed are
ignored. Any call may be refused with invalid_input, not_permitted (also for another merchant's gateway),
too_many_requests, internal, maintenance, system_upgrading, region_restricted or address_blocked; a member's with
session_expired or session_elsewhere; an encrypted one with unknown_key, clock_skew or replayed; one with an
Idempotency-Key that was used for other fields with conflict. Statuses:
${Object.entries(refusalStatus)
  .map(([code, status]) => `${code} ${status}`)
  .join(", ")}.`;

/** Every call as OpenAPI 3.1, from the endpoints, their schemas and docstrings. */
export const openApi = () => {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const endpoint of Object.values<AnyEndpoint>(endpoints))
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint),
    };
  return {
    openapi: "3.1.0",
    info: { title: "Merchant gateway", version: "0.1.0", description: about },
    paths,
    components: {
      securitySchemes: { token: { type: "apiKey", in: "header", name: "Token" } },
      responses: {
        Refusal: { description: "Refused", content: { "application/json": { schema: refusal } } },
      },
    },
  };
};

if (import.meta.main) {
  const file = new URL("../openapi.json", import.meta.url);
  writeFileSync(file, `${JSON.stringify(openApi(), undefined, 2)}\n`);
}
