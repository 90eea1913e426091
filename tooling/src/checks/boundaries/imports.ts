import { type Expression, parseSync, Visitor } from "oxc-parser";

/**
 * One import or re-export, as written. `typeOnly` when nothing of it is left at run time: `import { type A }`
 * isn't, because `verbatimModuleSyntax` and Node keep its `import {}`.
 */
export type ImportStatement = { readonly specifier: string; readonly typeOnly: boolean };

const literal = (source: Expression): string | undefined =>
  source.type === "Literal" && typeof source.value === "string" ? source.value : undefined;

/**
 * Every module that a TypeScript source names, types included: imports, re-exports, `import()` and
 * `import("x").Type`.
 *
 * @throws Error when the source doesn't parse.
 */
export const readImports = (file: string, source: string): readonly ImportStatement[] => {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file} doesn't parse: ${error.message}`);

  const found: ImportStatement[] = [];
  const add = (specifier: string | undefined, typeOnly: boolean): void => {
    if (specifier !== undefined) found.push({ specifier, typeOnly });
  };
  new Visitor({
    ImportDeclaration: ({ source: { value }, importKind }) => add(value, importKind === "type"),
    ExportNamedDeclaration: ({ source: from, exportKind }) => add(from?.value, exportKind === "type"),
    ExportAllDeclaration: ({ source: { value }, exportKind }) => add(value, exportKind === "type"),
    ImportExpression: ({ source: from }) => add(literal(from), false),
    TSImportType: ({ source: { value } }) => add(value, true),
  }).visit(program);
  return found;
};
