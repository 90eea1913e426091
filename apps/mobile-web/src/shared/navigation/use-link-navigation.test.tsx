// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, expect, it } from "vitest";
import { useLinkNavigation } from "./use-link-navigation.ts";

function Page({ href }: { href: string }) {
  const follow = useLinkNavigation();
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <a href={href} onClick={follow}>
        Slots
      </a>
      <output>{pathname + search + hash}</output>
    </>
  );
}

/** Clicks a link. @returns the site's path afterwards, and whether the link is left to the browser */
const click = (event: MouseEventInit, href = "/m/slots?page=2#top") => {
  render(
    <MemoryRouter initialEntries={["/m/home"]}>
      <Page href={href} />
    </MemoryRouter>,
  );
  const browserFollows = fireEvent.click(screen.getByRole("link"), event);
  return { place: screen.getByRole("status").textContent, browserFollows };
};

afterEach(cleanup);

it("a plain click navigates without a reload", () => {
  expect(click({})).toEqual({ place: "/m/slots?page=2#top", browserFollows: false });
});

it.each([
  ["ctrl", { ctrlKey: true }],
  ["meta", { metaKey: true }],
  ["shift", { shiftKey: true }],
  ["alt", { altKey: true }],
  ["the middle button", { button: 1 }],
])("a click with %s is left to the browser", (_what, event) => {
  expect(click(event)).toEqual({ place: "/m/home", browserFollows: true });
});

it("a link to another site is left to the browser", () => {
  expect(click({}, "https://elsewhere.example/")).toEqual({ place: "/m/home", browserFollows: true });
});
