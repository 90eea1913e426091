import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { loadTexts, type TextsPart } from "@volado/i18n";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation } from "react-router";
import { sessionStore } from "../session/session-store.ts";
import { testSite } from "./test-site.tsx";

/** The answer to a call: a value, or a refusal. */
export type PartAnswer = { readonly value: unknown } | "refused";

/** The texts of everything that a test of a part may show. */
const texts = [
  "account",
  "agency",
  "deferredShell",
  "install",
  "lobby",
  "menus",
  "messages",
  "money",
  "news",
  "rewards",
] as const;

function Place() {
  const { pathname, search } = useLocation();
  return <p data-testid="place">{pathname + search}</p>;
}

/** Signs ana in, as most parts want it; {@link closePart} signs her out. */
export const signInAna = (type = 0): void =>
  sessionStore.signedIn(
    { token: "t", merchantCode: "volado", userName: "ana", type, firstTimeLogin: false },
    false,
  );

/** For `afterEach`: takes the part away, and the session with it. */
export const closePart = (): void => {
  cleanup();
  sessionStore.signedOut();
};

/**
 * A part of a page before a gateway that gives these answers, by path and in turn; the last one of each holds.
 */
export const openPart = async (
  part: ReactNode,
  answers: Readonly<Record<string, readonly PartAnswer[]>>,
  at = "/m/here",
) => {
  const left = new Map(Object.entries(answers).map(([path, of]) => [path, [...of]]));
  const asked: string[] = [];
  const queries: URLSearchParams[] = [];
  const site = testSite(async (address) => {
    const path = address.replace(/\?.*/, "");
    asked.push(path);
    queries.push(new URL(address, "https://site.example").searchParams);
    const queue = left.get(path) ?? [];
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    return answer === undefined || answer === "refused"
      ? Response.json({ success: false, code: "not_permitted" }, { status: 403 })
      : Response.json({ success: true, value: answer.value });
  });
  for (const name of texts satisfies readonly TextsPart[]) await loadTexts(site.texts, name);
  render(
    <MemoryRouter initialEntries={[at]}>
      {part}
      <Place />
    </MemoryRouter>,
    { wrapper: site.wrapper },
  );
  const { t } = site.texts;
  return {
    t,
    /** Paths of the calls, in order. */
    asked,
    /** What their addresses asked for, in the same order. */
    queries,
    press: async (name: string | RegExp) => fireEvent.click(await screen.findByRole("button", { name })),
    place: () => screen.getByTestId("place").textContent,
  };
};
