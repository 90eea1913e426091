import type { EndpointId } from "../src/endpoints/registry.ts";
import type { AnyEndpoint } from "../src/index.ts";
import { samples } from "../src/testing/index.ts";
import type { Glossary } from "./glossary.ts";
import { refusals, withStatus } from "./refusals.ts";
import { type WireField, wireFields } from "./wire-fields.ts";
import { wireNodeOf } from "./wire-schema.ts";

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
  encrypted: "encrypted JSON",
  multipart: "multipart form",
} as const;
const REPLAYS = {
  safe: "yes",
  keyed: "yes, under its `Idempotency-Key`",
  never: "no",
} as const;

/** What fields mean, and the units of an answer's numbers. */
export interface Glossaries {
  readonly request: Glossary;
  readonly answer: Glossary;
  readonly units: Glossary;
}

const rowOf = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

const tableOf = (heads: readonly string[], rows: readonly (readonly string[])[]): readonly string[] => [
  rowOf(heads),
  rowOf(heads.map(() => "---")),
  ...rows.map(rowOf),
];

const requestTable = (endpoint: AnyEndpoint, { request }: Glossaries): readonly string[] => {
  const fields = wireFields(wireNodeOf(endpoint.request)).filter(({ path }) => path !== "");
  if (fields.length === 0) return ["It takes no fields."];
  return tableOf(
    ["field", "kind", "needed", "meaning"],
    fields.map(({ path, name, kind, missing }) => [
      `\`${path}\``,
      kind,
      missing ? "" : "yes",
      request.look(`${endpoint.id}.${name}`, name),
    ]),
  );
};

const absence = ({ missing, null: orNull }: WireField): string => {
  if (missing) return orNull ? "missing or null" : "missing";
  return orNull ? "null" : "";
};

const answerTable = (endpoint: AnyEndpoint, { answer, units }: Glossaries): readonly string[] => {
  const node = wireNodeOf(endpoint.response);
  // Whatever may be anything is not read.
  if (node.type === undefined && !node.anyOf) return ["Its answer has no fields: that it succeeded is all."];
  return tableOf(
    ["field of the answer", "kind", "may be", "meaning"],
    wireFields(node).map((field) => {
      const { path, name, kind, numeric } = field;
      const meaning = answer.look(`${endpoint.id}.${path}`, path, `${endpoint.id}.${name}`, name);
      const unit = numeric ? units.look(`${endpoint.id}.${name}`, name) : "";
      return [
        path === "" ? "the whole" : `\`${path}\``,
        kind,
        absence(field),
        unit === "" ? meaning : `${meaning}; ${unit}`,
      ];
    }),
  );
};

const json = (value: unknown): readonly string[] => ["```json", JSON.stringify(value, undefined, 1), "```"];

const encoded = (endpoint: AnyEndpoint, input: unknown): unknown =>
  JSON.parse(
    JSON.stringify(endpoint.encode(input, context), (_, value: unknown) =>
      value instanceof Blob ? "(a file)" : value,
    ),
  );

/** What the reference says about one call; `words` are its docstring's. */
export const section = (
  endpoint: AnyEndpoint & { readonly id: EndpointId },
  words: string,
  glossaries: Glossaries,
): readonly string[] => {
  const { id, method, path, module, access, codec, replay, throttle, cache } = endpoint;
  const sample: { readonly input: unknown; readonly value: unknown } = samples[id];
  const own = (refusals[id] ?? []).map(withStatus).join(", ");
  return [
    `## ${id}`,
    "",
    words,
    "",
    `\`${method} ${path}\``,
    "",
    ...tableOf(
      ["module", "who may call", "fields travel", "sent again after a lost answer"],
      [[module ?? "none", ACCESS[access], CODECS[codec], REPLAYS[replay]]],
    ),
    "",
    `Refusals of its own: ${own || "none"}.`,
    "",
    ...(throttle === undefined ? [] : [`Equal calls within ${throttle} ms are one.`, ""]),
    ...(cache === undefined
      ? []
      : [
          `Kept locally as \`${cache.record}\` for ${cache.maxAge / 60_000} minutes${cache.personal ? ", the member's own" : ""}.`,
          "",
        ]),
    ...requestTable(endpoint, glossaries),
    "",
    ...answerTable(endpoint, glossaries),
    "",
    "Asked, for example:",
    "",
    ...json(encoded(endpoint, sample.input)),
    "",
    "and answered (`value`):",
    "",
    ...json(sample.value),
    "",
  ];
};
