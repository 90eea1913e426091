import { z } from "zod";
import * as mini from "zod/mini";
import type { AnyEndpoint } from "../src/index.ts";

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
  required: z.array(z.string()).optional(),
  pattern: z.string().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
});
type Node = z.infer<typeof node>;

/** One field of a request. */
export interface FieldKind {
  readonly name: string;
  readonly kind: string;
  readonly required: boolean;
}

const boundsOf = ({ minLength, maxLength, pattern }: Node): string => {
  if (pattern !== undefined) return `, \`${pattern.replaceAll("|", "\\|")}\``;
  if (maxLength !== undefined) return `, at most ${maxLength}`;
  return minLength !== undefined && minLength > 0 ? ", not empty" : "";
};

const kindOf = (schema: Node): string => {
  if (schema.const !== undefined) return `\`${String(schema.const)}\``;
  if (schema.enum) return [...new Set(schema.enum.map((value) => `\`${String(value)}\``))].join(" ");
  if (schema.anyOf) {
    const types = schema.anyOf.map(({ type }) => type);
    if (types.includes("boolean")) return "flag: boolean, 0 or 1";
    if (types.includes("number") && types.includes("string")) {
      return schema.anyOf.some(({ pattern }) => pattern?.startsWith("^-?"))
        ? "number or its decimal string"
        : "id: string or number";
    }
    return [...new Set(schema.anyOf.map(kindOf))].join(" or ");
  }
  if (Array.isArray(schema.type)) return schema.type.filter((type) => type !== "null").join(" or ");
  if (schema.type === "object")
    return `object of ${Object.keys(schema.properties ?? {})
      .map((name) => `\`${name}\``)
      .join(", ")}`;
  return schema.type === undefined ? "file" : `${schema.type}${boundsOf(schema)}`;
};

/** The fields of a call's request, as they travel. */
export const fieldKinds = ({ request }: AnyEndpoint): readonly FieldKind[] => {
  const schema = node.parse(mini.toJSONSchema(request, { unrepresentable: "any", io: "input" }));
  const ways = schema.anyOf ?? [schema];
  return ways.flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).map(([name, field]) => ({
      name,
      kind: kindOf(field),
      required: ways.length === 1 && required.includes(name),
    })),
  );
};
