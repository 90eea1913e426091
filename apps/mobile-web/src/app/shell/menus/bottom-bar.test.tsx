// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { closePart, openPart } from "../../../shared/testing/open-part.tsx";
import { BottomBar } from "./bottom-bar.tsx";

afterEach(closePart);

it('links the main pages in their order (Spec §2 "Bottom menu")', async () => {
  await openPart(<BottomBar current="home" />, {});
  const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(document.querySelector("[data-raised]")?.getAttribute("href")).toBe("/m/voucherCenter");
  expect(hrefs).toEqual(["/m/home", "/m/sport-games", "/m/inviteFriends", "/m/voucherCenter", "/m/mine"]);
});
