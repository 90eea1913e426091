import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { noFaults } from "../faults.ts";
import { useGateway } from "../testing/test-gateway.ts";
import { scriptSafeJson } from "./boot.ts";
import { readSite } from "./site-files.ts";

const folder = await mkdtemp(join(tmpdir(), "volado-site-"));
const script = "console.log('site')";
await mkdir(join(folder, "assets"));
await mkdir(join(folder, ".vite"));
const ofHouse = "platform=M&merchantCode=volado&language=__L__";
const homeCall = `/api/announcements?types=B%2CPL&groupName=m_home&${ofHouse}`;
const loginCall = `/api/announcements?types=B&groupName=m_login&${ofHouse}`;
const listCall =
  "/api/games?merchantCode=volado&platform=html5&clientType=2&gameType=RNG&gameClassify=NEW&vassalage=&gameName=&pageNo=1&pageSize=25&language=__L__&isNew=true";
const page = (kind: string, ...calls: readonly string[]) => ({ kind, membersOnly: false, calls });
const table = {
  calls: {
    getStatus: { endpoint: "getStatus", url: "/api/status" },
    listAnnouncements: { endpoint: "listAnnouncements", url: homeCall },
    "listAnnouncements-2": { endpoint: "listAnnouncements", url: loginCall },
    listGames: { endpoint: "listGames", url: listCall },
    listHotGames: { endpoint: "listHotGames", url: "/api/games/hot" },
    "listGames-2": { endpoint: "listGames", url: "/api/games?pageNo=none" },
  },
  pages: {
    "/m/refused": page("list", "listGames-2"),
    "/m/home": page("home", "listAnnouncements", "listHotGames"),
    "/": page("home", "listAnnouncements", "listHotGames"),
    "/m/login": page("form", "listAnnouncements-2"),
    "/m/slot-games": page("list", "listGames"),
    "/m/gameCenter": page("bare"),
    "/m/hot-games": page("bare", "listAnnouncements", "listHotGames"),
    "/m/mine": { ...page("bare"), membersOnly: true },
  },
};
const shells =
  '<div id="root"><div data-prerendered="home">home</div></div>' +
  '<template data-kind="list"><p>list</p></template><template data-kind="bare"><p>bare</p></template>' +
  '<template data-kind="form">form</template>';
await writeFile(
  join(folder, "index.html"),
  `<!doctype html><head><!--volado:boot--><script type="application/json" id="volado-pages">${JSON.stringify(table)}</script></head><body>${shells}</body>`,
);
const files = {
  "csp.json": JSON.stringify({ scripts: ["sha256-c2NyaXB0"], styles: ["sha256-c3R5bGU="] }),
  "assets/site-1a2b3c.js": script,
  "assets/site-1a2b3c.js.br": brotliCompressSync(script),
  "logo.svg": "<svg/>",
  ".vite/manifest.json": "{}",
};
for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);

const gateway = useGateway({ siteDir: folder });
const behindProxy = useGateway({ siteDir: folder, trustProxy: true });
const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(gateway.url() + path, { headers: { "Accept-Encoding": "identity", ...headers }, redirect: "manual" });
const boot = async (response: Response) => {
  const [, json] =
    /<script type="application\/json" id="volado-boot">(.*?)<\/script>/s.exec(await response.text()) ?? [];
  return JSON.parse(json ?? "");
};

afterAll(() => rm(folder, { recursive: true }));

describe("files of the site", () => {
  it("with a hash in their name are cached for ever, and sent in brotli", async () => {
    const plain = await get("/assets/site-1a2b3c.js");
    expect(await plain.text()).toBe(script);
    expect(plain.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    const packed = await get("/assets/site-1a2b3c.js", { "Accept-Encoding": "gzip, deflate, br" });
    expect(packed.headers.get("Content-Encoding")).toBe("br");
    expect(packed.headers.get("Vary")).toContain("Accept-Encoding");
    expect(await packed.text()).toBe(script);
  });

  it("without a hash are revalidated by their entity tag", async () => {
    const first = await get("/logo.svg");
    expect(first.headers.get("Cache-Control")).toBe("no-cache");
    const etag = first.headers.get("ETag") ?? "";
    expect((await get("/logo.svg", { "If-None-Match": etag })).status).toBe(304);
    expect((await get("/logo.svg", { "If-None-Match": '"other"' })).status).toBe(200);
  });

  it.each([
    "/assets/gone-999.js",
    "/m/gone.js",
    "/csp.json",
    "/.vite/manifest.json",
    "/assets/site-1a2b3c.js.br",
    "/..%2f..%2fcsp.json",
    "/assets/..%2f..%2fpackage.json",
  ])("that are private or missing: 404 for %s", async (path) => {
    const response = await get(path, { Accept: "text/html" });
    expect(response.status).toBe(404);
    expect(response.headers.get("Cache-Control") ?? "").not.toContain("immutable");
  });
});

describe("the page", () => {
  const addresses = [
    "/m",
    "/m/",
    "/m/index",
    "/m/home",
    "/m/slot-games",
    "/m/register.html",
    "/m/no-such-page",
  ];
  it.each(["/", ...addresses])("is served at %s", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("Cache-Control")).toBe("no-cache");
  });

  it("is served at unknown addresses", async () => {
    const response = await get("/somewhere", { Accept: "text/html,*/*" });
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe("/m/home");
  });

  it("has a strict policy: nothing inline but what the build hashed, nothing evaluated, no frames around", async () => {
    const { headers } = await get("/m/home");
    expect(headers.get("Content-Security-Policy")).toBe(
      "default-src 'none'; script-src 'self' 'sha256-c2NyaXB0'; style-src 'self' 'sha256-c3R5bGU='; img-src 'self' data: https:; connect-src 'self'; frame-src 'self' https:; font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'",
    );
    expect(Object.fromEntries(headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
    });
    expect(headers.get("Permissions-Policy")).toContain("geolocation=()");
    expect(headers.get("Strict-Transport-Security")).toBe(null);
  });

  it("sends HSTS only when a trusted proxy ended TLS", async () => {
    const promised = async ({ url }: typeof gateway) => {
      const { headers } = await fetch(`${url()}/m/home`, { headers: { "X-Forwarded-Proto": "https" } });
      return headers.get("Strict-Transport-Security");
    };
    expect(await promised(behindProxy)).toMatch(/^max-age=31536000/);
    expect(await promised(gateway)).toBe(null);
  });

  it.each([
    ["/m/home", '<div data-prerendered="home">home</div>'],
    ["/m/slot-games?name=oro", '<div data-prerendered="list"><p>list</p></div>'],
    ["/m/gameCenter", '<div data-prerendered="bare"><p>bare</p></div>'],
    ["/m/login", '<div data-prerendered="form">form</div>'],
  ])("contains only the shell of its kind: %s", async (path, shell) => {
    expect(await (await get(path)).text()).toContain(`<body><div id="root">${shell}</div></body>`);
  });

  it.each([
    ["/m/login", ["/m/login"]],
    ["/m/gameCenter", ["/m/gameCenter", "/m/hot-games", "/m/mine"]],
    ["/m/offline", Object.keys(table.pages)],
  ])("names only the pages of its kind: %s", async (path, named) => {
    const [, json = ""] = /id="volado-pages">(.*?)<\/script>/.exec(await (await get(path)).text()) ?? [];
    const { calls, pages } = JSON.parse(json);
    expect(Object.keys(pages)).toEqual(named);
    expect(calls).toEqual(table.calls);
  });

  it.each(["/m/mine", "/m/offline"])("contains all shells where the visitor decides: %s", async (path) => {
    expect(await (await get(path)).text()).toContain(`<body>${shells}</body>`);
  });

  it("is sent in brotli", async () => {
    const response = await get("/m/home", { "Accept-Encoding": "br" });
    expect(response.headers.get("Content-Encoding")).toBe("br");
    expect(await response.text()).toContain("volado-boot");
  });
});

describe("boot data", () => {
  const link = /<link rel="preload" as="image" fetchpriority="high" href="([^"]+)" imagesrcset="([^"]+)">/g;
  const preloaded = (html: string) =>
    Array.from(html.matchAll(link), ([, href = "", sources = ""]) => ({ href, sources }));
  const banner = /^\/art\/banner\/.+\.avif$/;

  it.each<[string, string, string, number, RegExp]>([
    ["home's announcements and its first banner", "/m/home", homeCall, 1, banner],
    ["the hot games' banner", "/m/hot-games", homeCall, 1, banner],
    ["login's banner", "/m/login?next=%2Fm%2Fmine", loginCall, 1, banner],
    ["a list's first page and first row of covers", "/m/slot-games", listCall, 3, /^\/art\/cover\/.+\.avif$/],
  ])("are the status and the page's first calls: %s", async (_name, path, call, count, picture) => {
    const response = await get(path);
    const pictures = preloaded(await response.clone().text());
    expect(pictures).toHaveLength(count);
    for (const { href, sources } of pictures) {
      expect(href).toMatch(picture);
      // In the width that the page requests; otherwise it would be loaded twice.
      expect(sources).toContain(`${href}?width=${path === "/m/slot-games" ? 240 : 780}&amp;format=avif 2x`);
    }
    const { status, answers } = await boot(response);
    expect(status).toMatchObject({ maintenance: false, location: {} });
    const address = call.replace("__L__", "ES");
    expect(Object.keys(answers)).toEqual([address]);
    const asked = await fetch(gateway.url() + address, { headers: { Language: "ES" } });
    expect(await asked.json()).toEqual({ success: true, value: answers[address] });
  });

  const without = ["/m/register", "/m/slot-games?name=oro", "/m/hot-games?type=fav", "/m/refused"];
  it.each(without)("are the status alone at %s", async (path) => {
    const response = await get(path);
    expect(preloaded(await response.clone().text())).toEqual([]);
    expect(Object.keys(await boot(response))).toEqual(["status"]);
  });

  it("preload smaller pictures with Save-Data", async () => {
    const response = await get("/m/home", { "Save-Data": "on" });
    expect(response.headers.get("Vary")).toContain("Save-Data");
    const [banner] = preloaded(await response.text());
    expect(banner?.sources).toContain("?width=390&amp;format=avif 2x");
  });

  it("use the language of the cookie", async () => {
    const { answers } = await boot(await get("/", { Cookie: "language=EN" }));
    expect(Object.keys(answers)).toEqual([homeCall.replace("__L__", "EN")]);
  });

  it("embed nothing while the console makes a call fail", async () => {
    gateway.services().faults.set({ ...noFaults, calls: { listGames: "error" } });
    expect(Object.keys(await boot(await get("/m/slot-games")))).toEqual(["status"]);
    gateway.services().faults.set(noFaults);
  });

  it("change at once with a change in the console, and are revalidated by their tag until then", async () => {
    const before = await get("/m/home");
    const etag = before.headers.get("ETag") ?? "";
    expect((await get("/m/home", { "If-None-Match": etag })).status).toBe(304);
    gateway.services().faults.set({ ...noFaults, maintenance: true });
    const after = await get("/m/home", { "If-None-Match": etag });
    expect((await boot(after)).status.maintenance).toBe(true);
    gateway.services().faults.set(noFaults);
  });

  it("can't end their script element", () => {
    const json = scriptSafeJson({ text: "</script><script>alert(1)</script>\u2028" });
    expect(json).not.toMatch(/[<\u2028]/);
    expect(JSON.parse(json)).toEqual({ text: "</script><script>alert(1)</script>\u2028" });
  });
});

it("a folder without a site is refused with an error message", async () => {
  const empty = await mkdtemp(join(tmpdir(), "volado-empty-"));
  await expect(readSite(empty)).rejects.toThrow("has no index.html. Build the site first.");
  await cp(join(folder, "index.html"), join(empty, "index.html"));
  await writeFile(join(empty, "csp.json"), '{"scripts":["unsafe-inline"],"styles":[]}');
  await expect(readSite(empty)).rejects.toThrow("csp.json");
  await rm(empty, { recursive: true });
});
