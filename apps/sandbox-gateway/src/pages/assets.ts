import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { Hono } from "hono";
import { sendText, type WireText } from "./responses.ts";

interface Asset extends WireText {
  readonly type: string;
  readonly etag: string;
}

export const sharedSheets = new URL("./browser/", import.meta.url);

/** Files that may be requested: flat names, so that no path can leave the folder. */
const assetName = /^[a-z0-9-]+\.(?<ending>ts|css)$/;

const load = async (folder: URL, name: string): Promise<Asset | undefined> => {
  const ending = assetName.exec(name)?.groups?.ending;
  if (ending === undefined) return undefined;
  try {
    const source = await readFile(new URL(name, folder), "utf8").catch(() =>
      readFile(new URL(name, sharedSheets), "utf8"),
    );
    const text = ending === "ts" ? stripTypeScriptTypes(source) : source;
    const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 16)}"`;
    return { text, type: ending === "ts" ? "text/javascript" : "text/css", etag };
  } catch {
    return undefined;
  }
};

/**
 * Serves a page's scripts with their types stripped, and its styles together with the shared ones. Each file is read
 * once.
 */
export const createPageAssets = (folder: URL): Hono => {
  const loaded = new Map<string, Asset>();
  return new Hono().get("/:name", async (c) => {
    const name = c.req.param("name");
    const asset = loaded.get(name) ?? (await load(folder, name));
    if (asset === undefined) return c.body(null, 404);
    loaded.set(name, asset);
    const headers = { ETag: asset.etag, "Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff" };
    if (c.req.header("If-None-Match") === asset.etag) return c.body(null, 304, headers);
    return sendText(c, asset, { ...headers, "Content-Type": `${asset.type}; charset=utf-8` });
  });
};
