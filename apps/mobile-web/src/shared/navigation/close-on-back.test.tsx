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

/** How the page under test goes elsewhere. */
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

/** Opens two dialogs, one over the other, over the middle one of three pages. */
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

/** Waits until the page of this path is shown, with these open over it. */
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
  it("closes what is open, the topmost first, and only then leaves the page", async () => {
    await openOverPage();
    await take(() => window.history.back());
    await toBeAt("/c", ["below"]);
    await take(() => window.history.back());
    await toBeAt("/c", []);
    await take(() => window.history.back());
    await toBeAt("/b", []);
  });

  it("closes it when it leads over several pages", async () => {
    await openOverPage();
    await take(() => window.history.go(-2));
    await toBeAt("/c", ["below"]);
  });

  it.each([
    ["may not be dismissed", { dismissible: false }],
    ["is an entry of the history itself", { closedByBack: false }],
  ])("leaves the page when what is on top %s", async (_, above) => {
    await openOverPage(above);
    await take(() => window.history.back());
    await toBeAt("/b", ["below", "above"]);
  });
});

it("leaves the page when the site itself goes back, and what is on top goes too", async () => {
  await openOverPage();
  await take(() => goBack());
  await toBeAt("/b", ["below"]);
});

it("goes back past what frames have added to the history, where they went back and forth too", async () => {
  await openOverPage();
  for (const _ of ["link", "form", "another link"]) window.history.pushState(window.history.state, "");
  await take(() => window.history.back());
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("/c"));
  await take(() => goBack());
  await toBeAt("/b", ["below"]);
});

/** Opens the dialogs over the first page of a visit, with a page of somebody else's behind it. */
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

describe("back from the first page of a visit, where the browser asks no dialog to close", () => {
  it("closes what is open, the topmost first, and then leaves the site in one step", async () => {
    openOverFirstPage();
    await take(() => window.history.back());
    await toBeAt("/a", ["below"]);
    await take(() => window.history.back());
    await toBeAt("/a", []);
    expect(placeInHistory()).toBe(0);
    await take(() => window.history.back());
    await toBeAt("/elsewhere", []);
  });

  it("comes back to it in one step from the next page, and closes what is opened there again", async () => {
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

  it("leaves the site at once where what is on top may not be dismissed", async () => {
    openOverFirstPage({ dismissible: false });
    await take(() => window.history.back());
    await toBeAt("/elsewhere", ["below", "above"]);
  });
});

it("adds no entry where the browser asks what is open itself", () => {
  vi.stubGlobal("CloseWatcher", class {});
  expect(openOverFirstPage().added()).toBe(0);
  expect(placeInHistory()).toBe(0);
});
