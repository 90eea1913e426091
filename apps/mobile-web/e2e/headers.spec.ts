import { expect, test } from "./fixtures.ts";

test("the page has a strict policy, security headers, the status and the first banner", {
  tag: "@core",
}, async ({ request }) => {
  const page = await request.get("/m/home");
  const headers = page.headers();
  const policy = new Map(
    (headers["content-security-policy"] ?? "").split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources] as const;
    }),
  );
  expect([...policy.values()].flat()).not.toContain("'unsafe-inline'");
  expect([...policy.values()].flat()).not.toContain("'unsafe-eval'");
  expect(policy.get("default-src")).toEqual(["'none'"]);
  expect(policy.get("object-src")).toEqual(["'none'"]);
  expect(policy.get("base-uri")).toEqual(["'none'"]);
  expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
  expect(policy.get("script-src")?.[0]).toBe("'self'");
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    // The house brand offers Google and Facebook; their windows must be able to send a message back
    // (docs/decisions/074).
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "cache-control": "no-cache",
  });
  expect(headers["permissions-policy"]).toContain("camera=()");

  const html = await page.text();
  expect(html).toMatch(/<script type="application\/json" id="volado-boot">/);
  expect(html).toMatch(/<link rel="preload" as="image" fetchpriority="high" href="[^"]+"/);
});

test("scripts and styles are compressed, typed and cached for ever; a missing one is not answered with the page", async ({
  request,
}) => {
  const html = await (await request.get("/m/home")).text();
  const assets = [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g))];
  expect(assets.length).toBeGreaterThan(1);
  for (const asset of assets) {
    const {
      "content-encoding": coding,
      "cache-control": caching,
      ...headers
    } = (await request.get(asset)).headers();
    expect({ asset, coding, caching }).toEqual({
      asset,
      coding: "br",
      caching: "public, max-age=31536000, immutable",
    });
    expect(headers["content-type"]).toMatch(asset.endsWith(".js") ? /javascript/ : /css/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
  }

  const missing = await request.get("/assets/gone-12345678.js");
  expect(missing.status()).toBe(404);
  expect(missing.headers()["content-type"]).not.toContain("html");
});
