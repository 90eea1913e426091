// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { Dialog } from "@volado/ui";
import { useState } from "react";
import { BrowserRouter, type NavigateFunction, useLocation, useNavigate } from "react-router";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import "../testing/patient-queries.ts";
import { stubDialogs } from "../testing/stub-dialogs.ts";
import { closeOnBack, goBack, noteEntry } from "./close-on-back.ts";
import { placeInHistory } from "./history-entry.ts";

/** Navigates the page under test. */
let site: { readonly navigate: NavigateFunction };

interface OverProps {
  readonly dismissible?: boolean;
  readonly closedByBack?: boolean;
}

function Page({ dismissible, closedByBack }: OverProps) {
  const { pathname } = useLocation();
  site = { navigate: useNavigate() };
  const [open, setOpen] = useState<readonly string[]>(["below", "above"]);
  const closeOf = (name: string) => () => setOpen((names) => names.filter((other) => other !== name));
  return (
    <>
      <output>{pathname}</output>
      <Dialog title="below" open={open.includes("below")} onClose={closeOf("below")} />
      <Dialog
        title="above"
        open={open.includes("above")}
        onClose={closeOf("above")}
        dismissible={dismissible}
        closedByBack={closedByBack}
      />
    </>
  );
}

const take = (step: () => unknown) => act(async () => void step());

let end: () => void;

/** Opens two nested dialogs on the middle one of three pages. */
const openOverPage = async (above: OverProps = {}) => {
  end = closeOnBack();
  window.history.replaceState({ idx: 0 }, "", "/a");
  render(
    <BrowserRouter>
      <Page {...above} />
    </BrowserRouter>,
  );
  for (const path of ["/b", "/c"]) await take(() => site.navigate(path));
  noteEntry();
};

/** Waits until this page is shown with these dialogs open. */
const toBeAt = (path: string, open: readonly string[]) =>
  waitFor(() => {
    expect(screen.getByRole("status").textContent).toBe(path);
    expect(window.location.pathname).toBe(path);
    expect([...document.querySelectorAll("dialog[open] h2")].map(({ textContent }) => textContent)).toEqual(
      open,
    );
  });

beforeAll(stubDialogs);
afterEach(() => {
  cleanup();
  end();
  vi.unstubAllGlobals();
});

describe("the player's own back", () => {
  it("closes dialogs from the top, and only then leaves the page", async () => {
    await openOverPage();
    await take(() => window.history.back());
    await toBeAt("/c", ["below"]);
    await take(() => window.history.back());
    await toBeAt("/c", []);
    await take(() => window.history.back());
    await toBeAt("/b", []);
  });

  it("closes a dialog on a step over several pages", async () => {
    await openOverPage();
    await take(() => window.history.go(-2));
    await toBeAt("/c", ["below"]);
  });

  it.each([
    ["can't be dismissed", { dismissible: false }],
    ["has its own history entry", { closedByBack: false }],
  ])("leaves the page if the top dialog %s", async (_, above) => {
    await openOverPage(above);
    await take(() => window.history.back());
    await toBeAt("/b", ["below", "above"]);
  });
});

it("leaves the page with its dialog when the site goes back itself", async () => {
  await openOverPage();
  await take(() => goBack());
  await toBeAt("/b", ["below"]);
});

it("goes back past history entries of frames", async () => {
  await openOverPage();
  for (const _ of ["link", "form", "another link"]) window.history.pushState(window.history.state, "");
  await take(() => window.history.back());
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("/c"));
  await take(() => goBack());
  await toBeAt("/b", ["below"]);
});

/** Opens the dialogs on the first page of a visit, after another site's page. */
const openOverFirstPage = (above: OverProps = {}) => {
  end = closeOnBack();
  window.history.pushState(null, "", "/elsewhere");
  window.history.pushState({ idx: 0 }, "", "/a");
  noteEntry();
  const length = () => window.history.length;
  const before = length();
  render(
    <BrowserRouter>
      <Page {...above} />
    </BrowserRouter>,
  );
  return { added: () => length() - before };
};

describe("back from the first page of a visit, without a CloseWatcher", () => {
  it("closes dialogs from the top, and then leaves the site in one step", async () => {
    openOverFirstPage();
    await take(() => window.history.back());
    await toBeAt("/a", ["below"]);
    await take(() => window.history.back());
    await toBeAt("/a", []);
    expect(placeInHistory()).toBe(0);
    await take(() => window.history.back());
    await toBeAt("/elsewhere", []);
  });

  it("returns to it in one step, and closes a dialog opened there again", async () => {
    openOverFirstPage();
    await take(() => site.navigate("/b"));
    expect(placeInHistory()).toBe(1);
    await take(() => goBack());
    await toBeAt("/a", ["below"]);
    await take(() => window.history.back());
    await toBeAt("/a", []);
    await take(() => window.history.back());
    await toBeAt("/elsewhere", []);
  });

  it("leaves the site at once if the top dialog can't be dismissed", async () => {
    openOverFirstPage({ dismissible: false });
    await take(() => window.history.back());
    await toBeAt("/elsewhere", ["below", "above"]);
  });
});

it("adds no entry in browsers with a CloseWatcher", () => {
  vi.stubGlobal("CloseWatcher", class {});
  expect(openOverFirstPage().added()).toBe(0);
  expect(placeInHistory()).toBe(0);
});
