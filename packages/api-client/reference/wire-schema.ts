import { z } from "zod";
import * as mini from "zod/mini";

const node = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  get anyOf() {
    return z.array(node).optional();
  },
  get properties() {
    return z.record(z.string(), node).optional();
  },
  get items() {
    return node.optional();
  },
  get additionalProperties() {
    return z.union([z.boolean(), node]).optional();
  },
  required: z.array(z.string()).optional(),
  default: z.unknown().optional(),
  pattern: z.string().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
  /** 1 where only whole numbers fit. */
  multipleOf: z.number().optional(),
});

/** What may travel in one place, as far as the reference tells it. */
export type WireNode = z.infer<typeof node>;

const bound = z.object({
  check: z.enum(["less_than", "greater_than"]),
  value: z.number(),
  inclusive: z.boolean(),
});
const checked = z.object({ checks: z.array(z.unknown()).optional(), format: z.unknown().optional() });
const piped = z.object({ type: z.literal("pipe"), out: z.object({ _zod: z.object({ def: checked }) }) });
const check = z.object({ _zod: z.object({ def: bound }) });

/**
 * Bounds of a number that is read from something else: they hold for what it becomes, so the way in doesn't tell them.
 */
const boundsOf = (definition: unknown): Partial<WireNode> => {
  const own = checked.safeParse(definition).data?.checks ?? [];
  const becomes = piped.safeParse(definition).data?.out._zod.def;
  const after = becomes?.checks ?? [];
  const found: { minimum?: number; exclusiveMinimum?: number; maximum?: number; multipleOf?: number } = {};
  if (becomes?.format === "safeint") found.multipleOf = 1;
  for (const one of [...after, ...own]) {
    const read = check.safeParse(one);
    if (!read.success) continue;
    const { check: kind, value, inclusive } = read.data._zod.def;
    if (kind === "less_than") found.maximum = value;
    else if (inclusive) found.minimum = value;
    else found.exclusiveMinimum = value;
  }
  return found;
};

/** A schema as the wire knows it, before anything is renamed or turned into something else. */
export const wireNodeOf = (schema: mini.ZodMiniType): WireNode =>
  node.parse(
    mini.toJSONSchema(schema, {
      unrepresentable: "any",
      io: "input",
      override: ({ zodSchema, jsonSchema }) => {
        Object.assign(jsonSchema, boundsOf(zodSchema._zod.def));
      },
    }),
  );
