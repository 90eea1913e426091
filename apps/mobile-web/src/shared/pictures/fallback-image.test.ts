// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const merchant = vi.hoisted(() => ({ fallbackImageHosts: [] as readonly string[] }));
vi.mock("../merchant.ts", () => ({ merchant }));

const own = window.location.origin;
/** The module at the start of a visit: no host is chosen yet. */
const visit = async (status: readonly string[], ofMerchant: readonly string[] = []) => {
  vi.resetModules();
  merchant.fallbackImageHosts = ofMerchant;
  const { adoptImageHosts, fallbackImageUrl } = await import("./picture-addresses.ts");
  adoptImageHosts(status);
  return { adoptImageHosts, fallbackImageUrl };
};

beforeEach(() => {
  vi.spyOn(Math, "random").mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const lost = `${own}/art/a.svg?v=1`;

describe("the fallback of a lost picture", () => {
  it.each<[what: string, status: string[], ofMerchant: string[], elsewhere: string | undefined]>([
    ["is undefined without hosts", [], [], undefined],
    ["is on the status's host", ["cdn.example"], [], "https://cdn.example/art/a.svg?v=1"],
    ["is on a host with a port", ["cdn.example:8443"], [], "https://cdn.example:8443/art/a.svg?v=1"],
    ["is below an address", ["https://cdn.example/"], [], "https://cdn.example/art/a.svg?v=1"],
    [
      "is below an address with a folder",
      ["https://cdn.example/volado/"],
      [],
      "https://cdn.example/volado/art/a.svg?v=1",
    ],
    ["is in a host's folder", ["cdn.example/volado"], [], "https://cdn.example/volado/art/a.svg?v=1"],
    ["is in a folder of the site", ["/image-cdn"], [], `${own}/image-cdn/art/a.svg?v=1`],
    ["is on the merchant's host", [], ["m.example"], "https://m.example/art/a.svg?v=1"],
    ["prefers the status's host", ["cdn.example"], ["m.example"], "https://cdn.example/art/a.svg?v=1"],
    ["is not on its own host", [own, "cdn.example"], [], "https://cdn.example/art/a.svg?v=1"],
    [
      "is on the merchant's host if the status's is its own",
      [own],
      ["m.example"],
      "https://m.example/art/a.svg?v=1",
    ],
    ["is undefined if the only host is its own", [own], [], undefined],
    ["is not over http", ["http://cdn.example"], [], undefined],
    ["is only over https", ["//cdn.example", "ftp://cdn.example"], [], undefined],
    [
      "is undefined for invalid hosts",
      ["", "javascript:x()", "data:,", "blob:x", "https://", "a b"],
      [],
      undefined,
    ],
    ["skips invalid hosts", ["http://x", "cdn.example"], [], "https://cdn.example/art/a.svg?v=1"],
  ])("%s", async (_what, status, ofMerchant, elsewhere) => {
    const { fallbackImageUrl } = await visit(status, ofMerchant);
    expect(fallbackImageUrl(lost)).toBe(elsewhere);
  });

  it.each(["data:image/png;base64,AA==", `blob:${own}/4b7d1f0a`, "/art/a.svg", "", `${own}/api/pictures/17`])(
    "is undefined if no CDN can have it: %s",
    async (address) => {
      const { fallbackImageUrl } = await visit(["cdn.example"]);
      expect(fallbackImageUrl(address)).toBe(undefined);
    },
  );

  it("drops the folder of its own host", async () => {
    const { fallbackImageUrl } = await visit(["https://one.example/volado", "two.example"]);
    expect(fallbackImageUrl("https://one.example/volado/a.png")).toBe("https://two.example/a.png");
  });
});

describe("several hosts", () => {
  const hosts = ["one.example", "two.example", "three.example"];

  it.each([
    [0, "https://one.example"],
    [0.5, "https://two.example"],
    [0.99, "https://three.example"],
  ])("one is chosen at random, for the whole visit (%d)", async (random, base) => {
    const { adoptImageHosts, fallbackImageUrl } = await visit(hosts);
    vi.mocked(Math.random).mockReturnValueOnce(random);
    expect(fallbackImageUrl(lost)).toBe(`${base}/art/a.svg?v=1`);
    expect(fallbackImageUrl(`${own}/b.png`)).toBe(`${base}/b.png`);
    adoptImageHosts(hosts.toReversed());
    expect(fallbackImageUrl(`${own}/c.png`)).toBe(`${base}/c.png`);
  });

  it("a host that the status no longer names is replaced", async () => {
    const { adoptImageHosts, fallbackImageUrl } = await visit(hosts);
    expect(fallbackImageUrl(lost)).toContain("one.example");
    adoptImageHosts(["three.example"]);
    expect(fallbackImageUrl(lost)).toContain("three.example");
    adoptImageHosts([]);
    expect(fallbackImageUrl(lost)).toBe(undefined);
  });
});
