// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import type { Session } from "@volado/domain/session";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeEach, expect, it } from "vitest";
import { sessionStore } from "../../shared/session/session-store.ts";
import { ana } from "../../shared/testing/ana.ts";
import { testSite } from "../../shared/testing/test-site.tsx";
import { findRoute, homeRoute } from "../routes/routes.ts";
import { Guarded } from "../shell/pages.tsx";
import { usePageFocus } from "./use-page-focus.ts";
import { useRoute } from "./use-route.ts";

const trial: Session = { ...ana, type: 4 };

const named: string[] = [];

/** A page's name and guards, without its screen. */
function Page() {
  const { pathname } = useLocation();
  named.push(useRoute().title.replace("shell.titles.", ""));
  usePageFocus();
  return (
    <Guarded key={pathname} page={findRoute(pathname) ?? homeRoute}>
      <p>{pathname}</p>
    </Guarded>
  );
}

/** The names shown until the page's screen rendered, each once, in order. */
const namesAt = async (address: string, session?: Session): Promise<readonly string[]> => {
  if (session) sessionStore.signedIn(session, false);
  const { wrapper } = testSite(() => new Promise(() => undefined));
  render(
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>,
    { wrapper },
  );
  await screen.findByRole("paragraph");
  return [...new Set(named)];
};

beforeEach(() => {
  named.length = 0;
});
afterEach(() => {
  cleanup();
  sessionStore.signedOut();
});

it.each<[string, string, Session | undefined, string]>([
  ["a guest at a member's address", "/m/mine", undefined, "login"],
  ["a member at the password's address", "/m/changePsw", ana, "changePassword"],
  ["a guest at an agent's address", "/m/agent/team/overview", undefined, "login"],
  ["a guest at the agents' own home", "/m/agent", undefined, "home"],
  ["a member at an agent's address", "/m/agent", ana, "home"],
  ["a member at a report of agents", "/m/teamBetting", ana, "home"],
  ["a member at login, on the way to an agent's page", "/m/login?back=%2Fm%2Fagent", ana, "home"],
  ["a free account at what it can't have", "/m/voucherCenter", trial, "home"],
  ["a free account at login, which it may see", "/m/login", trial, "login"],
  ["who has a first password, anywhere", "/m/agent", { ...ana, firstTimeLogin: true }, "firstPassword"],
  ["an agent at an agent's address", "/m/agent", { ...ana, type: 1 }, "agentHome"],
])("%s sees no other name than that of the page shown", async (_who, address, session, name) => {
  expect(await namesAt(address, session)).toEqual([name]);
});

it("keeps a page's name until its player signs out, then uses home's, not login's", async () => {
  expect(await namesAt("/m/mine", ana)).toEqual(["profile"]);
  named.length = 0;
  act(() => sessionStore.signedOut());
  expect(new Set(named)).toEqual(new Set(["home"]));
});
