import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { BannerCarousel } from "../components/BannerCarousel/BannerCarousel.tsx";
import { GameIcon } from "../components/GameIcon/GameIcon.tsx";
import { GameTile } from "../components/GameTile/GameTile.tsx";
import { VendorTile } from "../components/VendorTile/VendorTile.tsx";
import { sampleTileLabels } from "../testing/games.samples.ts";
import { type PictureSources, PictureSourcesProvider } from "./use-picture.tsx";

const game = { id: "1", name: "Sol de Jade", imageUrl: "/p.webp" };
const vendor = { name: "Golazo", imageUrl: "/p.webp", href: "#golazo" };
const slides = [{ id: "1", imageUrl: "/p.webp", alt: "" }];
const labels = { pause: "Pausa", play: "Sigue", slide: "banner", previous: "Anterior", next: "Siguiente" };

const drawn = (part: ReactNode, sources: PictureSources) =>
  renderToStaticMarkup(createElement(PictureSourcesProvider, { value: sources }, part));

describe.each([
  ["a tile", 120, createElement(GameTile, { game, labels: sampleTileLabels, onOpen: () => undefined })],
  ["an icon", 40, createElement(GameIcon, { imageUrl: "/p.webp", size: 40 })],
  ["a vendor", 180, createElement(VendorTile, vendor)],
  ["a wide vendor", 358, createElement(VendorTile, { ...vendor, wide: true })],
  ["a banner", 390, createElement(BannerCarousel, { label: "Promociones", slides, labels })],
])("%s", (_what, shownWidth, part) => {
  it("has no srcset without a provider", () => {
    const markup = renderToStaticMarkup(part);
    expect(markup).toContain('src="/p.webp"');
    expect(markup).not.toContain("srcSet");
  });

  it("has a srcset for the width shown on a phone", () => {
    const markup = drawn(part, (url, width) => `${url}?w=${width} 1x`);
    expect(markup).toContain(`srcSet="/p.webp?w=${shownWidth} 1x"`);
  });

  it("has no srcset if its host has one size", () => {
    expect(drawn(part, () => undefined)).not.toContain("srcSet");
  });
});
