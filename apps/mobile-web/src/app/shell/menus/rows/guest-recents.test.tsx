// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closePart, openPart, signInAna } from "../../../../shared/testing/open-part.tsx";
import { ContentMenu } from "./content-menu.tsx";
import { GameCentreMenu } from "./game-centre-menu.tsx";

const layout = vi.hoisted(() => ({ guestRecents: false }));
vi.mock("../../../../shared/merchant.ts", async (original) => {
  const real = await original<typeof import("../../../../shared/merchant.ts")>();
  return { ...real, merchant: { ...real.merchant, layout } };
});

/** Targets of the recents in both menus. */
const recents = async () => {
  const { t } = await openPart(
    <>
      <ContentMenu categories={[]} onClose={() => undefined} />
      <GameCentreMenu categories={[]} group="menu" onClose={() => undefined} />
    </>,
    {},
  );
  return screen
    .queryAllByRole("link", { name: t("shell.categories.RECENT"), hidden: true })
    .map((link) => link.getAttribute("href"));
};

beforeEach(() => {
  layout.guestRecents = false;
});
afterEach(closePart);

it("guests don't have recents", async () => {
  expect(await recents()).toEqual([]);
});

it("guests have them through login if the merchant allows it (layout.guestRecents)", async () => {
  layout.guestRecents = true;
  expect(await recents()).toEqual([
    "/m/login?back=%2Fm%2Fhome%3Fcategory%3DRECENT",
    "/m/login?back=%2Fm%2Frecent",
  ]);
});

it("players always have their own", async () => {
  signInAna();
  expect(await recents()).toEqual(["/m/home?category=RECENT", "/m/recent"]);
});
