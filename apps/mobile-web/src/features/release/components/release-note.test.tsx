// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { loadTexts } from "@volado/i18n";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { testSite } from "../../../shared/testing/test-site.tsx";

const { texts, wrapper } = testSite(() => Promise.reject(new Error("no calls here")));
await loadTexts(texts, "deferredShell");

const open = async (playing = false) => {
  // A store of its own for each test.
  vi.resetModules();
  const { ReleaseNote } = await import("./release-note.tsx");
  const { noteRelease } = await import("../../../shared/release/release-store.ts");
  const onReload = vi.fn();
  const view = (inGame: boolean) => (
    <>
      <ReleaseNote playing={inGame} onReload={onReload} />
      <form aria-label="form">
        <input aria-label="name" />
      </form>
    </>
  );
  const { rerender } = render(view(playing), { wrapper });
  return {
    onReload,
    note: (release: string, needed?: boolean) => act(() => noteRelease(release, needed)),
    leaveGame: () => rerender(view(false)),
  };
};

const asked = () => screen.queryByText(texts.t("release.new"));
const take = () => screen.getByRole("button", { name: texts.t("release.take") });

beforeEach(() => {
  document.body.replaceChildren();
});
afterEach(cleanup);

it("offers another release, and brings it when the player says so", async () => {
  const { note, onReload } = await open();
  expect(asked()).toBe(null);
  note("next");
  expect(asked()).toBeTruthy();
  fireEvent.click(take());
  expect(onReload).toHaveBeenCalledOnce();
});

it("asks once about a release that is to wait, and again about the next one", async () => {
  const { note } = await open();
  note("next");
  fireEvent.click(screen.getByRole("button", { name: texts.t("release.later") }));
  note("next");
  expect(asked()).toBe(null);
  note("after next");
  expect(asked()).toBeTruthy();
});

it("waits until the game is left", async () => {
  const { note, leaveGame } = await open(true);
  note("next");
  expect(asked()).toBe(null);
  leaveGame();
  expect(asked()).toBeTruthy();
});

it("waits while a form is being filled in", async () => {
  const { note } = await open();
  const name = screen.getByLabelText("name");
  fireEvent.input(name, { target: { value: "luc" } });
  note("next");
  expect(asked()).toBe(null);
  fireEvent.input(name, { target: { value: "" } });
  expect(asked()).toBeTruthy();
});

it("doesn't wait when the page can't go on without it, and says what that costs", async () => {
  const { note } = await open(true);
  fireEvent.input(screen.getByLabelText("name"), { target: { value: "luc" } });
  note("next", true);
  expect(screen.getByText(texts.t("release.needed"))).toBeTruthy();
});
