import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import * as z from "zod";

/** A file of the built site, held in memory. */
export interface SiteFile {
  readonly body: Buffer<ArrayBuffer>;
  /** The same in brotli, when the build made it. */
  readonly brotli: Buffer<ArrayBuffer> | undefined;
  readonly type: string;
  readonly etag: string;
  /** The name carries the content's hash, so it may be kept for ever. */
  readonly immutable: boolean;
}

/** The built site. */
export interface Site {
  /** Files by their address, e.g. "/assets/site-3fa2.js". `index.html` is not among them. */
  readonly files: ReadonlyMap<string, SiteFile>;
  /** Text of `index.html` with its placeholder for boot data. */
  readonly page: string;
  /** CSP hashes of the page's inline scripts and styles. */
  readonly inline: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
  /** What the merchant's ways to sign in need of the headers (docs/sign-in.md); nothing without them. */
  readonly signIn: {
    readonly connect: readonly string[];
    readonly scriptHosts: readonly string[];
    readonly popups: boolean;
  };
}

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Files of the build that are for the server, not for visitors. */
const isPrivate = (address: string): boolean =>
  address === "/index.html" ||
  address === "/csp.json" ||
  address.split("/").some((part) => part.startsWith("."));

/** A strong entity tag of some content. */
export const etagOf = (content: string | Buffer): string =>
  `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;

const readText = async (folder: string, name: string): Promise<string> => {
  try {
    return await readFile(join(folder, name), "utf8");
  } catch (cause) {
    throw new Error(`The site folder ${folder} has no ${name}. Build the site first.`, { cause });
  }
};

const hashesOf = (value: unknown, kind: "scripts" | "styles"): readonly string[] => {
  const list: unknown = typeof value === "object" && value !== null ? Reflect.get(value, kind) : undefined;
  const isHash = (entry: unknown): entry is string =>
    typeof entry === "string" && /^sha(256|384|512)-[\w+/]+=*$/.test(entry);
  if (!Array.isArray(list) || !list.every(isHash)) throw new Error(`csp.json has no proper list "${kind}".`);
  return list;
};

/** A source for the policy: an https address, or one of this machine, that ends no directive. */
const policySource = z
  .string()
  .regex(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$))[^\s;,'"]*$/);

const signInSchema = z.object({
  connect: z.array(policySource).default([]),
  scriptHosts: z.array(policySource).default([]),
  popups: z.boolean().default(false),
});

/**
 * Reads a built site into memory.
 *
 * @throws Error when the folder holds no built site.
 */
export const readSite = async (folder: string): Promise<Site> => {
  const page = await readText(folder, "index.html");
  const hashes: unknown = JSON.parse(await readText(folder, "csp.json"));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const contents = new Map<string, Buffer<ArrayBuffer>>();
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    contents.set(`/${relative(folder, path).split(sep).join("/")}`, await readFile(path));
  }
  const files = new Map<string, SiteFile>();
  for (const [address, body] of contents) {
    if (isPrivate(address) || address.endsWith(".br")) continue;
    files.set(address, {
      body,
      brotli: contents.get(`${address}.br`),
      type: types[extname(address)] ?? "application/octet-stream",
      etag: etagOf(body),
      immutable: address.startsWith("/assets/"),
    });
  }
  return {
    files,
    page,
    inline: { scripts: hashesOf(hashes, "scripts"), styles: hashesOf(hashes, "styles") },
    signIn: signInSchema.parse(hashes),
  };
};
