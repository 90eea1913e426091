// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { testSite } from "../testing/test-site.tsx";
import HtmlContent from "./html-content.tsx";

afterEach(cleanup);

function Place() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

const show = (html: string, onPageLinks?: (addresses: readonly string[]) => void) => {
  const { wrapper } = testSite();
  const page = (content: string) => (
    <MemoryRouter initialEntries={["/m/help"]}>
      <HtmlContent html={content} headingLevel={3} ownLinks="here" onPageLinks={onPageLinks} />
      <Place />
    </MemoryRouter>
  );
  const { rerender } = render(page(html), { wrapper });
  return { change: (content: string) => rerender(page(content)) };
};
const place = () => screen.getByRole("status").textContent;

it("pictures that can't be loaded are replaced with their alternative text", () => {
  show('<p><img src="/art/a.svg" alt="Un bono"></p>');
  fireEvent.error(screen.getByRole("img"));
  expect(screen.queryByRole("img")).toBe(null);
  expect(screen.getByText("Un bono")).toBeTruthy();
});

describe("links", () => {
  it("to the site's pages navigate without a reload", () => {
    show('<a href="/m/help?i=2#terms"><b>aquí</b></a>');
    expect(fireEvent.click(screen.getByText("aquí"))).toBe(false);
    expect(place()).toBe("/m/help?i=2#terms");
  });

  it("are the browser's with a modifier", () => {
    show('<a href="/m/help?i=2">aquí</a>');
    fireEvent.click(screen.getByText("aquí"), { ctrlKey: true });
    expect(place()).toBe("/m/help");
  });

  it("to the site's pages are told to the page around them, in order", () => {
    const told = vi.fn();
    const links = ["/m/help?i=2#terms", "/uploads/reglas.pdf", "https://volado.example/", "/m/app"];
    show(links.map((href) => `<a href="${href}">aquí</a>`).join(" "), told);
    expect(told.mock.calls).toEqual([[["/m/help?i=2#terms", "/m/app"]]]);
  });

  it("to files are left to the browser", () => {
    show('<a href="/uploads/reglas.pdf">reglas</a>');
    fireEvent.click(screen.getByText("reglas"));
    expect(place()).toBe("/m/help");
  });

  it("to other sites, and without an address, are left to the browser", () => {
    show('<a href="https://volado.example/">fuera</a> <a href="javascript:1">nada</a>');
    fireEvent.click(screen.getByText("fuera"));
    fireEvent.click(screen.getByText("nada"));
    expect(place()).toBe("/m/help");
  });
});

it("replaces the content when it changes", () => {
  const { change } = show("<h1>Uno</h1>");
  change("<h1>Dos</h1>");
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual(["Dos"]);
});
