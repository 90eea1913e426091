import { useState } from "react";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { Button, Tabs } from "../index.ts";
import { BACK, button, keyboardPage, press } from "../testing/keyboard-page.tsx";

const show = keyboardPage();

const items = [
  { value: "a", label: "Uno" },
  { value: "b", label: "Dos" },
  { value: "c", label: "Tres" },
] as const;

/** The second panel contains text only. */
function Views() {
  const [view, setView] = useState<"a" | "b" | "c">("a");
  return (
    <Tabs label="Vistas" items={items} value={view} onValueChange={setView}>
      {view === "b" ? <p>Palabras</p> : <Button>En {view}</Button>}
    </Tabs>
  );
}

const tab = (name: string) => page.getByRole("tab", { name });
const panel = () => page.getByRole("tabpanel");

const shown = async () => {
  show(<Views />);
  await expect.element(tab("Uno")).toBeVisible();
  await press("{Tab}");
  await expect.element(tab("Uno")).toHaveFocus();
};

describe("Tabs: tabs pattern, selection follows focus", () => {
  test.each([
    ["{ArrowLeft}", "Tres"],
    ["{ArrowRight}", "Dos"],
    ["{ArrowRight>3}", "Uno"],
    ["{End}", "Tres"],
    ["{End}{Home}", "Uno"],
    ["{ArrowRight}{ArrowUp}", "Dos"],
    ["{ArrowRight}{ArrowDown}", "Dos"],
  ])("%s leads to %s, which alone is selected and in the Tab order", async (keys, name) => {
    await shown();
    await press(keys);
    await expect.element(tab(name)).toHaveFocus();
    for (const { label } of items) {
      await expect.element(tab(label)).toHaveAttribute("aria-selected", String(label === name));
      await expect.element(tab(label)).toHaveAttribute("tabindex", label === name ? "0" : "-1");
    }
  });

  test("up and down scroll the page", async () => {
    await shown();
    const prevented: boolean[] = [];
    const note = (event: KeyboardEvent) => prevented.push(event.defaultPrevented);
    document.addEventListener("keydown", note);
    await press("{ArrowUp}{ArrowDown}{ArrowLeft}");
    document.removeEventListener("keydown", note);
    expect(prevented).toEqual([false, false, true]);
  });

  test("the panel is named by the selected tab", async () => {
    await shown();
    await press("{ArrowRight}");
    const { id } = panel().element();
    expect(id).not.toBe("");
    for (const { label } of items) await expect.element(tab(label)).toHaveAttribute("aria-controls", id);
    await expect.element(panel()).toHaveAttribute("aria-labelledby", tab("Dos").element().id);
    await expect.element(panel()).toHaveAccessibleName("Dos");
  });

  test("Tab moves to the panel's first control, and Shift+Tab back to the selected tab", async () => {
    await shown();
    await press("{End}{Tab}");
    await expect.element(button("En c")).toHaveFocus();
    await expect.element(panel()).not.toHaveAttribute("tabindex");
    await press(BACK);
    await expect.element(tab("Tres")).toHaveFocus();
  });

  test("a panel without controls is focusable", async () => {
    await shown();
    await press("{ArrowRight}{Tab}");
    await expect.element(panel()).toHaveFocus();
    await press(BACK);
    await expect.element(tab("Dos")).toHaveFocus();
  });
});
