import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Check } from "../check.ts";
import { trackedFiles } from "../tracked-files.ts";

/** Where literal colours belong: the kit's tokens, a merchant's theme, samples of what a gateway sends, and what draws pictures. */
const homes = [
  /^packages\/ui\/src\/tokens\//,
  /^apps\/mobile-web\/merchants\//,
  /^apps\/sandbox-gateway\//,
  /\.svg$/,
  /(?:\.samples|\/samples\/[\w-]+)\.tsx?$/,
  /\.test\.tsx?$/,
];

const colour =
  /(?<!&)#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.]/gi;
const namedColour =
  /:\s*[^;{}]*\b(white|black|red|green|blue|yellow|orange|purple|pink|gr[ae]y|silver|gold)\b(?=[^;{}"]*;)/g;

/** Comments, pictures drawn in code, and questions about what a browser can do. */
const notStyles =
  /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|<!--[\s\S]*?-->|<svg\b[\s\S]*?<\/svg>|CSS\.supports\(.*?\)"\)/gm;

const onlyStyles = (text: string): string => text.replace(notStyles, (other) => other.replace(/[^\n]/g, " "));

const lineOf = (text: string, index: number): number => text.slice(0, index).split("\n").length;

const findIn = (file: string, text: string): readonly string[] => {
  const source = onlyStyles(text);
  const names = file.endsWith(".css") ? source.matchAll(namedColour) : [];
  return [...source.matchAll(colour), ...names].map(
    (match) =>
      `${file}:${lineOf(source, match.index)}: a colour (${match[1] ?? match[0]}) outside the tokens; use a role`,
  );
};

/** Every colour is a role; literals stand only in their {@link homes}. */
export const colours: Check = async (root) => {
  const files = await trackedFiles(root, ["packages", "apps"]);
  const sources = files.filter(
    (file) => /\.(css|tsx?|html|svg)$/.test(file) && !homes.some((home) => home.test(file)),
  );
  const found = await Promise.all(
    sources.map(async (file) => findIn(file, await readFile(join(root, file), "utf8"))),
  );
  return { problems: found.flat() };
};
