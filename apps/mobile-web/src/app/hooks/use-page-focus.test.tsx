// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { useState } from "react";
import { MemoryRouter, Route, Routes, useNavigate } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { merchant } from "../../shared/merchant.ts";
import { useNamePage } from "../../shared/navigation/page-heading.ts";
import { usePageFocus } from "./use-page-focus.ts";

vi.mock("react-i18next", () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
const route = vi.hoisted(() => ({ title: "home" }));
vi.mock("./use-route.ts", () => ({ useRoute: () => route }));

/** Set by the rendered page: navigation, and the setter of the game's name. */
const page: { go: (to: string) => unknown; call: (name: string) => unknown } = {
  go: () => undefined,
  call: () => undefined,
};

function Game() {
  const [name, setName] = useState<string>();
  page.call = setName;
  useNamePage(name);
  return <h1>{name}</h1>;
}

function Shell() {
  page.go = useNavigate();
  usePageFocus();
  return (
    <Routes>
      <Route path="/play" element={<Game />} />
      <Route path="*" element={<h1>home</h1>} />
    </Routes>
  );
}

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Shell />
    </MemoryRouter>,
  );

const titled = (words: string) => `${words} · ${merchant.brandName}`;

beforeEach(() => {
  route.title = "home";
});
afterEach(cleanup);

it("titles the tab by route until the page names itself, and again after the page was left", () => {
  route.title = "play";
  open("/play");
  expect(document.title).toBe(titled("play"));
  act(() => void page.call("Dragones de Oro"));
  expect(document.title).toBe(titled("Dragones de Oro"));
  route.title = "home";
  act(() => void page.go("/"));
  expect(document.title).toBe(titled("home"));
});
