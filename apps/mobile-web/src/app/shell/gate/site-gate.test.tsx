// @vitest-environment jsdom
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { systemQueries } from "@volado/api-client/query";
import type { SiteAccess, SiteClosure } from "@volado/domain/site";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { merchant } from "../../../shared/merchant.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { usePageFocus } from "../../hooks/use-page-focus.ts";
import { SiteGate } from "./site-gate.tsx";

const seen: { queries?: QueryClient } = {};

function Page() {
  seen.queries = useQueryClient();
  usePageFocus();
  return <button type="button">Apostar</button>;
}

afterEach(cleanup);

it("takes focus and title to the closed page when the site closes, and the title back when it opens", async () => {
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
