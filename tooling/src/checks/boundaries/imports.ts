import { type Expression, parseSync, Visitor } from "oxc-parser";

const literal = (source: Expression): string | undefined =>
  source.type === "Literal" && typeof source.value === "string" ? source.value : undefined;

/**
 * Every module that a TypeScript source names, types included: imports, re-exports, `import()` and
 * `import("x").Type`.
 *
 * @throws Error when the source doesn't parse.
 */
export const readImports = (file: string, source: string): readonly string[] => {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file} doesn't parse: ${error.message}`);

  const found: string[] = [];
  const add = (specifier: string | undefined): void => {
    if (specifier !== undefined) found.push(specifier);
  };
  new Visitor({
    ImportDeclaration: ({ source: { value } }) => add(value),
    ExportNamedDeclaration: ({ source: from }) => add(from?.value),
    ExportAllDeclaration: ({ source: { value } }) => add(value),
    ImportExpression: ({ source: from }) => add(literal(from)),
    TSImportType: ({ source: { value } }) => add(value),
  }).visit(program);
  return found;
};
