import type { WireFields } from "../../core/describe-request.ts";
import type { AnyEndpoint, CallContext } from "../../core/endpoint.ts";
import { z } from "../../schemas/z.ts";
import { wireSchemaOf } from "../wire-schema.ts";
import { sampleInputs } from "./inputs.ts";

const schema = z.object({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  const: z.optional(z.unknown()),
  enum: z.optional(z.array(z.unknown())),
  get anyOf() {
    return z.optional(z.array(schema));
  },
  get properties() {
    return z.optional(z.record(z.string(), schema));
  },
  get items() {
    return z.optional(schema);
  },
  required: z.optional(z.array(z.string())),
  pattern: z.optional(z.string()),
  minLength: z.optional(z.number()),
  maxLength: z.optional(z.number()),
  minItems: z.optional(z.number()),
  minimum: z.optional(z.number()),
  exclusiveMinimum: z.optional(z.number()),
});
type Schema = z.infer<typeof schema>;

/** Texts that match the patterns of wire fields: days, months, numbers, amounts, currencies, paths, banks. */
const texts = [
  "2026-11-22",
  "2026-11",
  "1",
  "1.00",
  "MX",
  "MXN",
  "/a",
  "123",
  "1234",
  "1".repeat(16),
  "1".repeat(18),
];

const textOf = ({ pattern = "", minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Schema): string =>
  texts.find(
    (text) => text.length >= minLength && text.length <= maxLength && new RegExp(pattern, "u").test(text),
  ) ?? "a".repeat(minLength);

const generate = (wire: Schema): unknown => {
  const { const: constant, enum: values, anyOf, properties = {}, required = [], items } = wire;
  if (constant !== undefined) return constant;
  if (values?.[0] !== undefined) return values[0];
  if (anyOf?.[0]) return generate({ ...wire, ...anyOf[0], anyOf: anyOf[0].anyOf });
  switch ([wire.type].flat()[0]) {
    case "object":
      return Object.fromEntries(
        Object.entries(properties).flatMap(([name, field]) =>
          required.includes(name) ? [[name, generate(field)]] : [],
        ),
      );
    case "array":
      return Array.from({ length: wire.minItems ?? 0 }, () => generate(items ?? {}));
    case "string":
      return textOf(wire);
    case "number":
    case "integer":
      return Math.max(1, wire.minimum ?? 1, (wire.exclusiveMinimum ?? 0) + 1);
    case "boolean":
      return true;
    default:
      return null;
  }
};

/** Generates a wire value that matches a schema, for calls without a sample. */
export const madeSample = (wire: z.core.$ZodType): unknown => generate(schema.parse(wireSchemaOf(wire)));

const inputs: ReadonlyMap<string, unknown> = new Map<string, unknown>(Object.entries(sampleInputs));

/** A valid input of a call; undefined if it takes none or has no sample. */
export const sampleInput = ({ id }: AnyEndpoint): unknown => inputs.get(id);

const takesNoInput = (endpoint: AnyEndpoint, context: CallContext): boolean => {
  try {
    return endpoint.request.safeParse(endpoint.encode(undefined, context)).success;
  } catch {
    return false;
  }
};

/** Wire fields of a call for an input, by default its sample or generated ones. */
export const sampleFields = (
  endpoint: AnyEndpoint,
  context: CallContext,
  input: unknown = sampleInput(endpoint),
): WireFields => {
  const isGenerated = input === undefined && !takesNoInput(endpoint, context);
  const fields: unknown = isGenerated ? madeSample(endpoint.request) : endpoint.encode(input, context);
  return typeof fields === "object" && fields !== null ? { ...fields } : {};
};
