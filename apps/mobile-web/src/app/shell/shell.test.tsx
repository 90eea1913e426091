// @vitest-environment jsdom
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { systemQueries } from "@volado/api-client/query";
import type { SiteAccess, SiteClosure } from "@volado/domain/site";
import { loadTexts } from "@volado/i18n";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { merchant } from "../../shared/merchant.ts";
import { paths } from "../../shared/navigation/paths.ts";
import { testSite } from "../../shared/testing/test-site.tsx";
import { usePageFocus } from "../hooks/use-page-focus.ts";
import { SiteGate } from "./shell.tsx";

const seen: { queries?: QueryClient } = {};

function Page() {
  seen.queries = useQueryClient();
  usePageFocus();
  return <button type="button">Apostar</button>;
}

afterEach(cleanup);

it("moves focus and title to the closed page when the site closes, and restores the title when it opens", async () => {
  const { client, texts, wrapper } = testSite(() => new Promise(() => undefined));
  const become = (access: SiteAccess, closedBy?: SiteClosure) =>
    act(() =>
      seen.queries?.setQueryData([...systemQueries.status(client).queryKey], {
        access,
        closedBy,
        contacts: [],
      }),
    );
  render(
    <MemoryRouter initialEntries={[paths.home.to()]}>
      <SiteGate>
        <Page />
      </SiteGate>
    </MemoryRouter>,
    { wrapper },
  );
  const title = document.title;
  expect(title).toContain(merchant.brandName);
  screen.getByRole("button", { name: "Apostar" }).focus();

  become("maintenance", "maintenance");
  const heading = await screen.findByRole("heading", { level: 1 });
  await vi.waitFor(() => expect(document.activeElement).toBe(heading));
  expect(heading.textContent).toBe(texts.t("closed.maintenanceTitle"));
  expect(document.title).toBe(`${texts.t("closed.maintenanceTitle")} · ${merchant.brandName}`);

  become("open");
  await vi.waitFor(() => expect(document.title).toBe(title));
});

it("keeps help and documents readable while the site is closed, and titles them", async () => {
  const { client, texts, wrapper } = testSite(() => new Promise(() => undefined));
  await loadTexts(texts, "deferredShell");
  render(
    <MemoryRouter initialEntries={[paths.home.to()]}>
      <SiteGate>
        <h1>Ayuda</h1>
        <Page />
      </SiteGate>
    </MemoryRouter>,
    { wrapper },
  );
  const status = { access: "restricted", closedBy: "region", contacts: [] };
  act(() => seen.queries?.setQueryData([...systemQueries.status(client).queryKey], status));
  await screen.findByRole("heading", { name: texts.t("closed.regionTitle") });
  expect(screen.getByRole("combobox", { name: texts.t("shell.language") })).toBeTruthy();

  fireEvent.click(screen.getByRole("link", { name: texts.t("lowerHome.documents.terms") }));
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Ayuda" })));
  expect(document.title).toBe(`${texts.t("shell.titles.help")} · ${merchant.brandName}`);
});
