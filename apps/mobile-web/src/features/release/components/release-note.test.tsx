// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { loadTexts } from "@volado/i18n";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { testSite } from "../../../shared/testing/test-site.tsx";

const { texts, wrapper } = testSite(() => Promise.reject(new Error("no calls here")));
await loadTexts(texts, "deferredShell");

const open = async (playing = false) => {
  // A fresh store for each test.
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

const message = () => screen.queryByText(texts.t("release.new"));
const reloadButton = () => screen.getByRole("button", { name: texts.t("release.take") });

beforeEach(() => {
  document.body.replaceChildren();
});
afterEach(cleanup);

it("offers a new release and reloads on request", async () => {
  const { note, onReload } = await open();
  expect(message()).toBe(null);
  note("next");
  expect(message()).toBeTruthy();
  fireEvent.click(reloadButton());
  expect(onReload).toHaveBeenCalledOnce();
});

it("does not offer a postponed release again, but the next one", async () => {
  const { note } = await open();
  note("next");
  fireEvent.click(screen.getByRole("button", { name: texts.t("release.later") }));
  note("next");
  expect(message()).toBe(null);
  note("after next");
  expect(message()).toBeTruthy();
});

it("waits until the game is left", async () => {
  const { note, leaveGame } = await open(true);
  note("next");
  expect(message()).toBe(null);
  leaveGame();
  expect(message()).toBeTruthy();
});

it("waits while a form has unsaved input", async () => {
  const { note } = await open();
  const name = screen.getByLabelText("name");
  fireEvent.input(name, { target: { value: "luc" } });
  note("next");
  expect(message()).toBe(null);
  fireEvent.input(name, { target: { value: "" } });
  expect(message()).toBeTruthy();
});

it("does not wait if the page needs the release, and warns about unsaved input", async () => {
  const { note } = await open(true);
  fireEvent.input(screen.getByLabelText("name"), { target: { value: "luc" } });
  note("next", true);
  expect(screen.getByText(texts.t("release.needed"))).toBeTruthy();
});
