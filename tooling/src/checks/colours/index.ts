import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Check } from "../check.ts";
import { trackedFiles } from "../tracked-files.ts";
import { namedColours } from "./named-colours.ts";

/**
 * Where literal colours belong: the kit's tokens, a merchant's theme, samples of what a gateway sends, what
 * draws pictures, and the sandbox, which plays other houses: their games, pay pages and sign-in windows wear
 * none of our themes.
 */
const homes = [
  /^packages\/ui\/src\/tokens\//,
  /^packages\/config\/brands\//,
  /^apps\/sandbox-gateway\//,
  /\.svg$/,
  /(?:\.samples|\/samples\/(?:[\w-]+\/)*[\w-]+)\.tsx?$/,
  /\.test\.tsx?$/,
];

const colour =
  /(?<!&)#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.]/gi;
const names = `(?<![\\w-])(${namedColours.join("|")})(?![\\w(-])`;
const namedInSheet = new RegExp(`:\\s*[^;{}]*${names}(?=[^;{}"]*[;}])`, "g");
const namedInCode = new RegExp(
  `\\b(?:color|background\\w*|fill|stroke|border\\w*|outline\\w*|boxShadow)\\s*[:=]\\s*\\{?["'\`][^"'\`]*${names}`,
  "g",
);

/** Comments, pictures drawn in code, and questions about what a browser can do. */
const notStyles = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|<!--[\s\S]*?-->|<svg\b[\s\S]*?<\/svg>|\bsupports\(.*?\)"\)/gm;

const onlyStyles = (text: string): string => text.replace(notStyles, (other) => other.replace(/[^\n]/g, " "));

const lineOf = (text: string, index: number): number => text.slice(0, index).split("\n").length;

const findIn = (file: string, text: string): readonly string[] => {
  const source = onlyStyles(text);
  const named = source.matchAll(file.endsWith(".css") ? namedInSheet : namedInCode);
  return [...source.matchAll(colour), ...named].map(
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
