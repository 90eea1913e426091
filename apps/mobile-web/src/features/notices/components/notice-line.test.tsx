// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { NoticeLine } from "./notice-line.tsx";

const notice = (place: number) => ({
  announcementId: `A${place}`,
  title: `Aviso ${place}`,
  content: "<p>Todo</p>",
});
const bundle = (count: number) =>
  Response.json({
    success: true,
    value: {
      promotion: [],
      banners: [],
      player: Array.from({ length: count }, (_, place) => notice(place)),
      popup: [],
      hot: [],
    },
  });

const open = (answer: () => Promise<Response>) => {
  const { texts, wrapper } = testSite(answer);
  const { container } = render(<NoticeLine />, { wrapper });
  return { t: texts.t, line: () => container.querySelector(".app-ticker-placeholder") };
};

afterEach(cleanup);

it("shows all notices as buttons", async () => {
  const { t } = open(async () => bundle(4));
  await screen.findByRole("region", { name: t("home.notices") });
  expect(screen.getAllByRole("button", { name: /^Aviso/ })).toHaveLength(4);
});

it("starts with the hot notices, labelled and without duplicates", async () => {
  const { t } = open(async () =>
    Response.json({
      success: true,
      value: { player: [notice(1), notice(2)], hot: [{ ...notice(9), title: "Final" }, notice(2)] },
    }),
  );
  await screen.findByRole("region", { name: t("home.notices") });
  expect(
    screen.getAllByRole("button", { name: /Aviso|Final/ }).map(({ textContent }) => textContent),
  ).toEqual([t("home.hotNotice", { title: "Final" }), t("home.hotNotice", { title: "Aviso 2" }), "Aviso 1"]);
});

it("keeps its height while loading", () => {
  const { line } = open(() => new Promise(() => undefined));
  expect(line()?.textContent).toBe("");
});

it("shows an empty message at the same height", async () => {
  const { t, line } = open(async () => bundle(0));
  expect(await screen.findByText(t("home.noNotices"))).toBe(line());
});

it("shows a failure, not the empty message, at the same height", async () => {
  const { t, line } = open(async () => Response.json({ success: false }, { status: 500 }));
  const message = await screen.findByText(t("home.failed"));
  expect(line()?.contains(message)).toBe(true);
  expect(screen.queryByText(t("home.noNotices"))).toBe(null);
});

it.each<[string, unknown]>([
  ["only invalid rows", { player: [{ id: 1 }], hot: [] }],
  ["no list", { content: [] }],
  ["a string in place of the list", { player: "none" }],
])("fails on a response with %s and reloads on retry", async (_, value) => {
  let answers = 0;
  const { t } = open(async () => {
    answers += 1;
    return answers === 1 ? Response.json({ success: true, value }) : bundle(1);
  });
  await screen.findByText(t("home.failed"));
  expect(screen.queryByText(t("home.noNotices"))).toBe(null);
  fireEvent.click(screen.getByRole("button", { name: t("common.retry") }));
  await screen.findByRole("button", { name: /^Aviso/ });
});
