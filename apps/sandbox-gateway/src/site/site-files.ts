import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";
import * as z from "zod";

export interface SiteFile {
  readonly body: Buffer<ArrayBuffer>;
  /** The same in brotli, when the build made it. */
  readonly brotli: Buffer<ArrayBuffer> | undefined;
  readonly type: string;
  readonly etag: string;
  /** The name contains the content's hash, so it may be cached for ever. */
  readonly immutable: boolean;
}

/** A CSP source: an https address, or one of this machine, without characters that end a directive. */
const policySource = z
  .string()
  .regex(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$))[^\s;,'"]*$/);

const hashes = z.array(z.string().regex(/^sha(256|384|512)-[\w+/]+=*$/));

/** `csp.json`: the build's requirements for the headers. */
const policySchema = z.object({
  /** Hashes of the page's inline scripts and styles. */
  scripts: hashes,
  styles: hashes,
  /** Sources for the merchant's sign-in methods (docs/sign-in.md); empty without any. */
  connect: z.array(policySource).default([]),
  scriptHosts: z.array(policySource).default([]),
  popups: z.boolean().default(false),
});

export interface Site {
  /** Files by address, e.g. "/assets/site-3fa2.js". `index.html` is not among them. */
  readonly files: ReadonlyMap<string, SiteFile>;
  /** Text of `index.html` with its placeholder for boot data. */
  readonly page: string;
  readonly policy: Readonly<z.infer<typeof policySchema>>;
}

/** Files of the build that are for the server, not for visitors. */
const isPrivate = (address: string): boolean =>
  address === "/index.html" ||
  address === "/csp.json" ||
  address.split("/").some((part) => part.startsWith("."));

export const etagOf = (content: string | Buffer): string =>
  `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;

const readText = async (folder: string, name: string): Promise<string> => {
  try {
    return await readFile(join(folder, name), "utf8");
  } catch (cause) {
    throw new Error(`The site folder ${folder} has no ${name}. Build the site first.`, { cause });
  }
};

/** Reads a built site into memory. @throws Error when the folder contains no built site */
export const readSite = async (folder: string): Promise<Site> => {
  const page = await readText(folder, "index.html");
  const policy = policySchema.safeParse(JSON.parse(await readText(folder, "csp.json")));
  if (!policy.success) throw new Error(`csp.json is invalid: ${z.prettifyError(policy.error)}`);
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
      type: getMimeType(address) ?? "application/octet-stream",
      etag: etagOf(body),
      immutable: address.startsWith("/assets/"),
    });
  }
  return { files, page, policy: policy.data };
};
