// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { tabValues } from "../../../shared/storage/site-storage.ts";
import { closePart, openPart, type PartAnswer } from "../../../shared/testing/open-part.tsx";
import { NoticeLine } from "./notice-line.tsx";

const notice = (place: number) => ({
  announcementId: `A${place}`,
  title: `Aviso ${place}`,
  content: "<p>Todo</p>",
});
const bundle = (count: number): PartAnswer => ({
  value: { player: Array.from({ length: count }, (_, place) => notice(place)), hot: [] },
});

const open = async (...answers: readonly PartAnswer[]) => {
  const part = await openPart(<NoticeLine />, { "/api/announcements": answers });
  return { ...part, line: () => document.querySelector(".app-ticker-placeholder") };
};

afterEach(() => {
  closePart();
  tabValues.remove("noticesSeen");
});

it("shows all notices as buttons", async () => {
  const { t } = await open(bundle(4));
  await screen.findByRole("region", { name: t("home.notices") });
  expect(screen.getAllByRole("button", { name: /^Aviso/ })).toHaveLength(4);
});

it("starts with the hot notices, labelled and without duplicates", async () => {
  const { t } = await open({
    value: { player: [notice(1), notice(2)], hot: [{ ...notice(9), title: "Final" }, notice(2)] },
  });
  await screen.findByRole("region", { name: t("home.notices") });
  expect(
    screen.getAllByRole("button", { name: /Aviso|Final/ }).map(({ textContent }) => textContent),
  ).toEqual([t("home.hotNotice", { title: "Final" }), t("home.hotNotice", { title: "Aviso 2" }), "Aviso 1"]);
});

it("keeps its height while loading, and shows an empty message at the same height", async () => {
  const { t, line } = await open(bundle(0));
  expect(line()?.textContent).toBe("");
  expect(await screen.findByText(t("home.noNotices"))).toBe(line());
});

it("shows a failure, not the empty message, at the same height", async () => {
  const { t, line } = await open("refused");
  const message = await screen.findByText(t("home.failed"));
  expect(line()?.contains(message)).toBe(true);
  expect(screen.queryByText(t("home.noNotices"))).toBe(null);
});

it.each<[string, unknown]>([
  ["only invalid rows", { player: [{ id: 1 }], hot: [] }],
  ["no list", { content: [] }],
  ["a string in place of the list", { player: "none" }],
])("fails on a response with %s and reloads on retry", async (_, value) => {
  const { t, press } = await open({ value }, bundle(1));
  await screen.findByText(t("home.failed"));
  expect(screen.queryByText(t("home.noNotices"))).toBe(null);
  await press(t("common.retry"));
  await screen.findByRole("button", { name: /^Aviso/ });
});

it("shows nothing for the rest of a visit once it has folded", async () => {
  tabValues.write("noticesSeen", "1");
  const { line } = await open(bundle(2));
  expect(line()).toBe(null);
});
