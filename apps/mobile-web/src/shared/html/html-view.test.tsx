// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { testSite } from "../testing/test-site.tsx";
import { HtmlView } from "./html-view.tsx";

const given = vi.hoisted(() => ({ breaks: "" }));
vi.mock("./clean-html.ts", async (importOriginal) => {
  const { cleanHtml } = await importOriginal<typeof import("./clean-html.ts")>();
  return {
    cleanHtml: (...[html, setting]: Parameters<typeof cleanHtml>) => {
      if (given.breaks !== "" && html.includes(given.breaks)) throw new Error("It can't be cleaned.");
      return cleanHtml(html, setting);
    },
  };
});

const show = (html: string) => {
  const { texts, wrapper: Site } = testSite();
  const page = (content: string) => (
    <MemoryRouter>
      <Site>
        <h1>Página</h1>
        <HtmlView html={content} waiting={<p>espera</p>} />
        <p>Pie</p>
      </Site>
    </MemoryRouter>
  );
  const { rerender, container } = render(page(html));
  return {
    change: (content: string) => rerender(page(content)),
    retry: () => fireEvent.click(screen.getByRole("button", { name: texts.t("common.retry") })),
    text: () => container.querySelector(".vo-rich-text")?.textContent,
    shown: () => vi.waitFor(() => expect(container.querySelector(".vo-rich-text")).not.toBe(null), 10_000),
  };
};
const expectPage = () => {
  expect(screen.getByRole("heading", { name: "Página" })).toBeTruthy();
  expect(screen.getByText("Pie")).toBeTruthy();
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  given.breaks = "";
});

it("HTML that can't be rendered shows a retry button in its place, and other HTML renders", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  given.breaks = "malo";
  const { change, retry, text, shown } = show("<p>malo</p>");
  await screen.findByRole("alert");
  expectPage();
  expect(text()).toBe(undefined);

  change("<p>Otro</p>");
  await shown();
  expect(text()).toBe("Otro");

  change("<p>malo</p>");
  await screen.findByRole("alert");
  given.breaks = "";
  retry();
  await shown();
  expect(text()).toBe("malo");
  expectPage();
});

const deep = 400;
it.each([
  ["nothing", "", ""],
  ["blanks", " \n\t ", " \n\t "],
  ["broken markup", "<p><table><tr><td>a<p></div>b</td", "ab"],
  ["half a tag", "a<", "a<"],
  ["a deep nest", `${"<div>".repeat(deep)}fondo${"</div>".repeat(deep)}`, "fondo"],
  ["tables in tables", `${"<table><tr><td>".repeat(60)}fondo${"</td></tr></table>".repeat(60)}`, "fondo"],
  ["many paragraphs", "<p>a</p>".repeat(5_000), "a".repeat(5_000)],
  ["one endless word", "a".repeat(200_000), "a".repeat(200_000)],
  ["headings in disorder", "<h6>a</h6><h1>b</h1><h3>c</h3>", "abc"],
])("any content is shown: %s", async (_what, html, text) => {
  const view = show(html);
  await view.shown();
  expect(view.text()).toBe(text);
  expectPage();
});
