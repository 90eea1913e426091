import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { Fetch } from "@volado/api-client";
import { loadTexts, type TextsPart } from "@volado/i18n";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation } from "react-router";
import { sessionStore } from "../session/session-store.ts";
import { ana } from "./ana.ts";
import { testSite } from "./test-site.tsx";

export type PartAnswer = { readonly value: unknown } | "refused";

/** Text parts of all components under test. */
const texts = [
  "account",
  "agency",
  "agents",
  "deferredShell",
  "deposit",
  "downlines",
  "install",
  "lobby",
  "menus",
  "messages",
  "money",
  "news",
  "rewards",
  "security",
] as const;

function Place() {
  const { pathname, search } = useLocation();
  return <p data-testid="place">{pathname + search}</p>;
}

/** Signs ana in, as most tests need; {@link closePart} signs her out. */
export const signInAna = (type = 0): void => sessionStore.signedIn({ ...ana, type }, false);

/** For `afterEach`: unmounts the part and ends the session. */
export const closePart = (): void => {
  cleanup();
  sessionStore.signedOut();
};

/** Renders a part of a page with a fake gateway, or with responses by path, in turn; the last one repeats. */
export const openPart = async (
  part: ReactNode,
  answers: Fetch | Readonly<Record<string, readonly PartAnswer[]>>,
  at = "/m/here",
) => {
  const gateway = typeof answers === "function" ? answers : undefined;
  const left = new Map(gateway ? [] : Object.entries(answers).map(([path, of]) => [path, [...of]]));
  const requests: string[] = [];
  const queries: URLSearchParams[] = [];
  const site = testSite(async (address, init) => {
    const path = address.replace(/\?.*/, "");
    requests.push(path);
    queries.push(new URL(address, "https://site.example").searchParams);
    if (gateway) return gateway(address, init);
    const queue = left.get(path) ?? [];
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    return answer === undefined || answer === "refused"
      ? Response.json({ success: false, code: "not_permitted" }, { status: 403 })
      : Response.json({ success: true, value: answer.value });
  });
  for (const name of texts satisfies readonly TextsPart[]) await loadTexts(site.texts, name);
  const page = (shown: ReactNode) => (
    <MemoryRouter initialEntries={[at]}>
      {shown}
      <Place />
    </MemoryRouter>
  );
  const { rerender, unmount } = render(page(part), { wrapper: site.wrapper });
  const { t } = site.texts;
  return {
    t,
    site,
    unmount,
    rerender: (changed: ReactNode) => rerender(page(changed)),
    /** Paths of the requests, in order. */
    requests,
    /** Queries of the requests, in the same order. */
    queries,
    press: async (name: string | RegExp) => fireEvent.click(await screen.findByRole("button", { name })),
    place: () => screen.getByTestId("place").textContent,
  };
};
