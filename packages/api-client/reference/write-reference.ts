import { endpoints } from "../src/endpoints/index.ts";
import type { AnyEndpoint } from "../src/index.ts";
import { samples } from "../src/testing/index.ts";
import { docstrings } from "./docstrings.ts";
import { fieldKinds } from "./field-kinds.ts";
import { requestFields } from "./request-fields.ts";
import { unitOf } from "./units.ts";

const context = { merchant: "volado", platform: "M", language: "ES" };
const ACCESS = {
  anyone: "anyone",
  session: "members",
  "optional-session": "anyone; a member's token is sent along",
} as const;
const CODECS = {
  query: "in the address",
  json: "JSON",
  form: "form",
  encrypted: "sealed JSON",
  multipart: "multipart form",
} as const;
const REPLAYS = {
  safe: "yes",
  keyed: "yes, under its `Idempotency-Key`",
  never: "no",
} as const;

const described = (endpoint: AnyEndpoint, name: string): string => {
  const said = requestFields[`${endpoint.id}.${name}`] ?? requestFields[name];
  if (said === undefined)
    throw new Error(`reference/request-fields.ts says nothing about ${endpoint.id}.${name}`);
  return said;
};

const requestTable = (endpoint: AnyEndpoint): readonly string[] => {
  const fields = fieldKinds(endpoint);
  if (fields.length === 0) return ["It takes no fields."];
  return [
    "| field | kind | needed | meaning |",
    "| --- | --- | --- | --- |",
    ...fields.map(
      ({ name, kind, required }) =>
        `| \`${name}\` | ${kind} | ${required ? "yes" : ""} | ${described(endpoint, name)} |`,
    ),
  ];
};

const isNumeric = (value: unknown): boolean =>
  typeof value === "number" || (typeof value === "string" && /^-?\d+\.\d+$/.test(value));

/** Fields of an answer that are numbers, each once, under the name of the field that holds them. */
const numbersIn = (value: unknown, name = ""): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap((one) => numbersIn(one, name));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, one]) => numbersIn(one, key));
  return isNumeric(value) && name !== "" ? [name] : [];
};

const unitLines = (call: string, value: unknown): readonly string[] => {
  const byUnit = new Map<string, string[]>();
  for (const name of new Set(numbersIn(value))) {
    const unit = unitOf(call, name);
    if (unit !== "") byUnit.set(unit, [...(byUnit.get(unit) ?? []), `\`${name}\``]);
  }
  return Array.from(byUnit, ([unit, names]) => `In ${unit}: ${names.join(", ")}.`);
};

const json = (value: unknown): readonly string[] => ["```json", JSON.stringify(value, undefined, 1), "```"];

const wireFields = (endpoint: AnyEndpoint, input: unknown): unknown =>
  JSON.parse(
    JSON.stringify(endpoint.encode(input, context), (_, value: unknown) =>
      value instanceof Blob ? "(a file)" : value,
    ),
  );

const refusalsIn = (words: string): string =>
  [
    ...new Set(
      Array.from(
        words.matchAll(/`([a-z]+(?:_[a-z]+)+|conflict|maintenance)`(?: \((\d{3})\))?/g),
        ([, code]) => `\`${code}\``,
      ),
    ),
  ].join(", ");

const section = (endpoint: AnyEndpoint, words: string): readonly string[] => {
  const { id, method, path, module, access, codec, replay, throttle, cache } = endpoint;
  const sample = new Map<string, { readonly input: unknown; readonly value: unknown }>(
    Object.entries(samples),
  ).get(id);
  const refusals = refusalsIn(words);
  return [
    `## ${id}`,
    "",
    words,
    "",
    `\`${method} ${path}\``,
    "",
    "| module | who may call | fields travel | sent again after a lost answer | refusals of its own |",
    "| --- | --- | --- | --- | --- |",
    `| ${module ?? "none"} | ${ACCESS[access]} | ${CODECS[codec]} | ${REPLAYS[replay]} | ${refusals || "none"} |`,
    "",
    ...(throttle === undefined ? [] : [`Equal calls within ${throttle} ms are one.`, ""]),
    ...(cache === undefined
      ? []
      : [
          `Kept locally as \`${cache.record}\` for ${cache.maxAge / 60_000} minutes${cache.personal ? ", the member's own" : ""}.`,
          "",
        ]),
    ...requestTable(endpoint),
    "",
    "Asked, for example:",
    "",
    ...json(wireFields(endpoint, sample?.input)),
    "",
    "and answered (`value`):",
    "",
    ...json(sample?.value),
    "",
    ...unitLines(id, sample?.value).flatMap((line) => [line, ""]),
  ];
};

/** The reference of all calls, as Markdown, made from their definitions, docstrings and samples. */
export const writeReference = (): string => {
  const said = docstrings();
  const all: readonly AnyEndpoint[] = Object.values(endpoints);
  return [
    "# Every call",
    "",
    "Made from the definitions in `packages/api-client/src/endpoints`, their docstrings and samples; a test keeps it so. Anew: `pnpm --filter @volado/api-client reference`.",
    "How a call is made, refused and sealed: [the guide](api-client.md). Paths are defaults, which a merchant may change. Any call may also be refused with",
    "`invalid_input`, `too_many_requests`, `internal`, `maintenance`, `region_restricted` and `address_blocked`; one of members with `session_expired` and `session_elsewhere`; a sealed one",
    "with `unknown_key`, `clock_skew` and `replayed`. Units are said where a number has one. Fields that are no text, number or flag may be absent where the schema allows it.",
    "",
    "| call | method | path | module |",
    "| --- | --- | --- | --- |",
    ...all.map(
      ({ id, method, path, module }) =>
        `| [${id}](#${id.toLowerCase()}) | ${method} | \`${path}\` | ${module ?? ""} |`,
    ),
    "",
    ...all.flatMap((endpoint) => {
      const words = said.get(endpoint.id);
      if (words === undefined) throw new Error(`${endpoint.id} has no docstring`);
      return section(endpoint, words);
    }),
  ]
    .join("\n")
    .trimEnd()
    .concat("\n");
};
