import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { transform } from "lightningcss";
import { appRoot } from "./from-source.ts";

/** A style sheet of boot/, minified for the page. */
export const pageSheet = async (name: string): Promise<string> => {
  const file = resolve(appRoot, "boot", name);
  const { code } = transform({ filename: file, code: await readFile(file), minify: true });
  return code.toString();
};
