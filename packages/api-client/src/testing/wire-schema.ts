import { fittingSchemaOf } from "../schemas/rows.ts";
import { z } from "../schemas/z.ts";

/** A JSON Schema (2020-12). */
export type JsonSchema = Readonly<Record<string, unknown>>;

const bounds = ["minimum", "exclusiveMinimum", "maximum", "multipleOf", "minLength", "maxLength"];

/** Bounds of a pipe's output, which the schema of its input lacks. */
const boundsAfter = (definition: object): JsonSchema => {
  if (!("out" in definition) || !(definition.out instanceof z.ZodMiniType)) return {};
  const after = Object.entries(wireSchemaOf(definition.out));
  return Object.fromEntries(after.filter(([name, value]) => bounds.includes(name) && Number.isFinite(value)));
};

/** JSON Schema of the wire format, before any transform. */
export const wireSchemaOf = (schema: z.core.$ZodType): JsonSchema => {
  const {
    $schema: _,
    "~standard": __,
    ...described
  } = z.toJSONSchema(schema, {
    unrepresentable: "any",
    io: "input",
    override: ({ zodSchema, jsonSchema }) => {
      const fitting = fittingSchemaOf(zodSchema);
      Object.assign(jsonSchema, fitting && wireSchemaOf(fitting), boundsAfter(zodSchema._zod.def));
    },
  });
  return described;
};
