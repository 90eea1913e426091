import { describe, expect, it } from "vitest";
import { webManifest } from "./web-manifest.ts";

const brand = {
  name: "Volado",
  lang: "es",
  description: "Juegos",
  ground: "#0b0c17",
  homePath: "/m/home",
  sharePath: "/m/share",
  shortcuts: [{ label: "Promociones", path: "/m/activity" }],
  screenshots: [{ src: "/assets/home-z.webp", width: 488, height: 1055 }],
  icons: [
    { src: "/assets/icon-192-x.png", size: 192, purpose: "any" },
    { src: "/assets/maskable-512-y.png", size: 512, purpose: "maskable" },
  ],
} as const;

const parsed = (given: Partial<typeof brand> | { readonly name: string } = {}) =>
  JSON.parse(webManifest({ ...brand, ...given }));

describe("the manifest", () => {
  it("opens home in a window without browser bars", () => {
    expect(parsed()).toMatchObject({
      id: "/",
      lang: "es",
      description: "Juegos",
      start_url: "/m/home",
      scope: "/",
      display: "standalone",
      theme_color: "#0b0c17",
      background_color: "#0b0c17",
    });
  });

  it.each([
    ["Volado", "Volado"],
    ["Oro y Plata", "Oro y Plata"],
    ["Casino de la Abundancia", "Casino"],
    ["Supercalifragilístico", "Supercalifragilístico"],
  ])("of %s stands on the home screen as %s", (name, short) => {
    expect(parsed({ name })).toMatchObject({ name, short_name: short });
  });
});
