// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { homeRoute } from "../../routes/routes.ts";
import { TopBar } from "./top-bar.tsx";

afterEach(cleanup);

it("offers a guest login, register and the languages, in this order (Spec §2 Home header)", () => {
  const { texts, wrapper } = testSite(() => new Promise(() => undefined));
  render(
    <MemoryRouter>
      <TopBar route={homeRoute} />
    </MemoryRouter>,
    { wrapper },
  );
  const { t } = texts;
  const banner = within(screen.getByRole("banner"));
  const ways = [
    banner.getByRole("link", { name: t("shell.login") }),
    banner.getByRole("link", { name: t("shell.register") }),
    banner.getByRole("combobox", { name: t("shell.language") }),
  ];
  const inOrder = ways.toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  expect(inOrder).toEqual(ways);
  expect(
    ways.slice(0, 2).map(({ dataset }) => dataset.variant),
    "one filled button",
  ).toEqual(["quiet", "action"]);
});
