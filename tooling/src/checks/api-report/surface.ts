import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync } from "oxc-parser";

/** What an entry exports: each name with its declaration, without comments. */
export type Surface = ReadonlyMap<string, string>;

const declarationFile = (from: string, specifier: string): string =>
  join(dirname(from), specifier.replace(/\.[jt]sx?$/, ".d.ts"));

const isOurs = (specifier: string): boolean => specifier.startsWith(".");

const bare = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/^\s*\/\/.*$/gm, "")
    .replace(/[ \t]+$/gm, "")
    .replace(/\n\s*\n/g, "\n")
    .replace(/^export (declare )?/, "")
    .trim();

const nameOf = (node: { readonly type: string } & object): string =>
  "name" in node ? String(node.name) : "value" in node ? String(node.value) : "";

/**
 * Everything that a declaration file exports, its own and what it passes on from its neighbours.
 *
 * @throws Error when a file doesn't parse, or passes on a name that isn't there
 */
export const readSurface = (file: string): Surface => {
  const source = readFileSync(file, "utf8");
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file} doesn't parse: ${error.message}`);

  const found = new Map<string, string>();
  const own = new Map<string, string>();
  for (const statement of program.body) {
    const text = bare(source.slice(statement.start, statement.end));
    if (statement.type === "ExportAllDeclaration") {
      const { value } = statement.source;
      if (!isOurs(value)) found.set(`* from ${value}`, text);
      else if (statement.exported) found.set(nameOf(statement.exported), `namespace: ${text}`);
      else for (const [name, words] of readSurface(declarationFile(file, value))) found.set(name, words);
    } else if (statement.type === "ExportNamedDeclaration" && statement.source) {
      const { value } = statement.source;
      const there = isOurs(value) ? readSurface(declarationFile(file, value)) : undefined;
      for (const { local, exported } of statement.specifiers) {
        const words = there ? there.get(nameOf(local)) : `from ${value}`;
        if (words === undefined)
          throw new Error(`${file} passes on ${nameOf(local)}, which ${value} has not`);
        found.set(nameOf(exported), words);
      }
    } else {
      const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
      if (!declaration) {
        if (statement.type !== "ExportNamedDeclaration") continue;
        for (const { local, exported } of statement.specifiers) {
          const words = own.get(nameOf(local));
          if (words !== undefined) found.set(nameOf(exported), words);
        }
        continue;
      }
      const names =
        declaration.type === "VariableDeclaration"
          ? declaration.declarations.map(({ id }) => nameOf(id))
          : "id" in declaration && declaration.id
            ? [nameOf(declaration.id)]
            : [];
      for (const name of names) {
        // Overloads, and a value and a type of one name, stand together.
        const words = [own.get(name), text].filter((part) => part !== undefined).join("\n");
        own.set(name, words);
        if (statement.type === "ExportNamedDeclaration") found.set(name, words);
      }
    }
  }
  return found;
};
