// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { loadTexts } from "@volado/i18n";
import { InlineMessage, List, ListItem, MobileField } from "@volado/ui";
import type { ReactElement } from "react";
import { afterEach, expect, it, onTestFinished } from "vitest";
import { Totals } from "../features/records/components/record-list.tsx";
import { ListEnd } from "../shared/lists/list-end.tsx";
import type { NextPageState } from "../shared/query/async-state.ts";
import { pesos } from "../shared/testing/pesos.ts";
import { testSite } from "../shared/testing/test-site.tsx";
import { translatePage } from "../shared/testing/translate-page.ts";

afterEach(cleanup);

/** Renders the steps in turn while the browser translates; returns the page's final text. */
const textAfter = async (...steps: readonly ReactElement[]): Promise<string> => {
  const { texts, wrapper } = testSite(() => Promise.reject(new Error("no calls here")));
  await loadTexts(texts, "money");
  const { rerender, container } = render(<div />, { wrapper });
  onTestFinished(translatePage());
  for (const step of steps) {
    rerender(step);
    // The translator works after each change, as in a browser.
    await Promise.resolve();
  }
  return container.textContent ?? "";
};

it("replaces the page's own text nodes, also later ones", async () => {
  await textAfter(<p>Saldo</p>);
  expect(screen.getByText("Saldo").tagName).toBe("FONT");
});

it.each([
  ["loading", "error", "No llegó"],
  ["end", "error", "No llegó"],
  ["loading", "end", "Eso es todo"],
  ["end", "loading", "Ya viene"],
] as const)("what ends a list goes from %s to %s", async (before, after, text) => {
  const end = (more: NextPageState) => (
    <ListEnd
      more={more}
      count={1}
      onMore={() => undefined}
      texts={{ loading: "Ya viene", end: "Eso es todo", failed: "No llegó" }}
    />
  );
  const said = await textAfter(end(before), end(after));
  expect(said).toContain(text);
  expect(said.replace(text, "")).not.toMatch(/Ya viene|Eso es todo/);
});

it("shows the current count and sums of the records", async () => {
  const totals = (count: number) => (
    <Totals totals={{ count, into: pesos(count), outOf: pesos(count) }} period={{ type: "days", days: 1 }} />
  );
  const said = await textAfter(totals(1234), totals(56));
  expect(said).toContain("56");
  expect(said).not.toMatch(/1,?234/);
});

it("shows the current texts of the kit's rows, messages and dialling codes", async () => {
  const page = (code: string, text: string) => (
    <>
      <MobileField
        label="Celular"
        diallingCodes={[
          { value: "52", label: "México" },
          { value: "34", label: "España" },
        ]}
        diallingCode={code}
        diallingCodeLabel="País"
        onDiallingCodeChange={() => undefined}
      />
      <InlineMessage action={<button type="button">Otra vez</button>}>{text}</InlineMessage>
      <List>
        <ListItem detail="detalle">{text}</ListItem>
      </List>
    </>
  );
  const said = await textAfter(page("52", "Saldo: $100"), page("34", "Saldo: $200"));
  expect(said).toContain("+34");
  expect(said).not.toContain("+52");
  expect(said.match(/\$\d+/g)).toEqual(["$200", "$200"]);
});
