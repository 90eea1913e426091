import { afterEach, describe, expect, it, vi } from "vitest";
import { safeLink } from "../html/safe-addresses.ts";
import { fallbackImageUrl } from "../pictures/picture-addresses.ts";
import { framableUrl } from "./framable-url.ts";
import { parseUrl } from "./parse-url.ts";
import { safeReturnPath } from "./return-path.ts";

describe("in a browser without URL.canParse and URL.parse (Chrome 111 to 119, iOS 16.4 to 16.7)", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("parses valid addresses only", () => {
    vi.stubGlobal("location", new URL("https://casino.test/m/home"));
    vi.stubGlobal("window", globalThis);
    vi.stubGlobal("URL", Object.assign(class extends URL {}, { canParse: undefined, parse: undefined }));

    expect(parseUrl("/m/home", "https://casino.test")?.href).toBe("https://casino.test/m/home");
    expect(parseUrl("http://[")).toBeUndefined();
    expect(safeReturnPath("/m/withdraw?step=2")).toBe("/m/withdraw?step=2");
    expect(framableUrl("https://games.test/x", { siteOrigin: "https://casino.test", hosts: [] })?.host).toBe(
      "games.test",
    );
    expect(fallbackImageUrl("data:image/png,")).toBeUndefined();
    expect(safeLink("https://help.test/")?.host).toBe("help.test");
  });
});
