import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { useGateway } from "../testing/test-gateway.ts";
import { createLiveSite } from "./live-site.ts";
import { readSite } from "./site-files.ts";

const gateway = useGateway({ team: false });
const folders: string[] = [];
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))));

/** The output of a build: the page, its file, and the manifest. */
const build = (release: string, leftOut?: string) => ({
  "index.html": `<!doctype html><!--volado:boot--><script src="/assets/site-${release}.js"></script>${release}`,
  "csp.json": JSON.stringify({ scripts: [], styles: [] }),
  ".vite/manifest.json": JSON.stringify({
    "index.html": { file: `assets/site-${release}.js`, css: [`assets/late-${release}.css`] },
  }),
  [`assets/site-${release}.js`]: `"${release}"`,
  [`assets/late-${release}.css`]: "",
  ...(leftOut !== undefined && { [leftOut]: undefined }),
});

const write = async (folder: string, files: Readonly<Record<string, string | undefined>>) => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, "assets"), { recursive: true });
  await mkdir(join(folder, ".vite"));
  for (const [name, text] of Object.entries(files))
    if (text !== undefined) await writeFile(join(folder, name), text);
};

const serve = async () => {
  const folder = await mkdtemp(join(tmpdir(), "volado-live-"));
  folders.push(folder);
  await write(folder, build("one"));
  const site = createLiveSite(folder, await readSite(folder), gateway.services());
  const get = async (path: string) => {
    const answer = await site.fetch(new Request(`http://localhost${path}`));
    return { status: answer.status, text: await answer.text() };
  };
  return { folder, site, get };
};

it("serves a new build once it is complete and stable, with the previous build's files for open pages", async () => {
  const { folder, site, get } = await serve();
  await write(folder, build("two"));
  for (const served of ["one", "two"]) {
    await site.look();
    expect((await get("/m/home")).text).toContain(`site-${served}.js`);
    expect((await get(`/assets/site-${served}.js`)).text).toBe(`"${served}"`);
    await site.look();
  }
  expect((await get("/assets/late-one.css")).status).toBe(200);
  await write(folder, build("three"));
  await site.look();
  await site.look();
  expect((await get("/assets/late-two.css")).status).toBe(200);
  expect((await get("/assets/late-one.css")).status).toBe(404);
});

it.each(["index.html", "csp.json", ".vite/manifest.json", "assets/site-two.js", "assets/late-two.css"])(
  "reports a build without %s as incomplete, and serves it once it is complete",
  async (name) => {
    const { folder, site, get } = await serve();
    await write(folder, build("two", name));
    for (let look = 0; look < 4; look += 1) await site.look();
    expect((await get("/m/home")).text).toContain("site-one.js");
    expect(gateway.log.splice(0)).toEqual([expect.stringContaining("still served")]);
    await write(folder, build("two"));
    await site.look();
    await site.look();
    expect((await get("/m/home")).text).toContain("site-two.js");
  },
);
