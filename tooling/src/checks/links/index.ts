import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import type { Check } from "../check.ts";
import { trackedFiles } from "../tracked-files.ts";

const link = /!?\[[^\]]*\]\(\s*<?([^)\s>]+)>?[^)]*\)|<(?:img|a)\s[^>]*(?:src|href)="([^"]+)"/g;
const heading = /^#{1,6}\s+(.+?)\s*#*$/gm;
const code = /^(```|~~~)[\s\S]*?^\1|`[^`\n]*`/gm;

/** The anchor that a Markdown viewer gives a heading. */
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replace(/\s/g, "-");

const anchorsOf = (markdown: string): ReadonlySet<string> =>
  new Set(Array.from(markdown.matchAll(heading), ([, title = ""]) => anchorOf(title.replaceAll("`", ""))));

const isExternal = (target: string): boolean => /^[a-z][a-z0-9+.-]*:/i.test(target) || target.startsWith("/");

/** Relative links and anchors in Markdown lead to files and headings that exist. */
export const links: Check = async (root) => {
  const files = await trackedFiles(root, ["*.md", "*.mdx"]);
  const texts = new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(join(root, file), "utf8")] as const)),
  );

  const problemOf = (file: string, target: string): string | undefined => {
    const [path = "", anchor = ""] = decodeURI(target).split("#");
    const absolute = path === "" ? join(root, file) : resolve(root, dirname(file), path);
    if (!existsSync(absolute)) return `${file}: nothing is at ${target}`;
    const linked = texts.get(relative(root, absolute));
    return anchor !== "" && linked !== undefined && !anchorsOf(linked).has(anchor)
      ? `${file}: no heading for ${target}`
      : undefined;
  };

  const problems = [...texts].flatMap(([file, text]) =>
    Array.from(text.replace(code, "").matchAll(link), ([, markdown, html]) => markdown ?? html ?? "")
      .filter((target) => !isExternal(target))
      .flatMap((target) => problemOf(file, target) ?? []),
  );
  return { problems };
};
