import "../components/Accordion/accordion.css";
import "../components/Fold/fold.css";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { AccordionItem, Button, List, ListItem } from "../index.ts";
import { accessibleNodes, BACK, focused, keyboardPage, press } from "../testing/keyboard-page.tsx";

const show = keyboardPage();

const shown = async (group?: string) => {
  show(
    <>
      <List>
        {["Juegos", "Promociones"].map((label) => (
          <AccordionItem key={label} label={label} group={group}>
            <List>
              <ListItem href={`#${label}`}>Dentro de {label}</ListItem>
            </List>
          </AccordionItem>
        ))}
      </List>
      <Button>Detrás</Button>
    </>,
  );
  await expect.element(page.getByText("Juegos", { exact: true })).toBeVisible();
  await press("{Tab}");
  expect(focused()).toBe("Juegos");
};

/** Names and states of the summaries, as exposed to screen readers. */
const heads = async () =>
  (await accessibleNodes("DisclosureTriangle")).map(({ name, states }) => [name, states.expanded]);

describe("AccordionItem: disclosure pattern, and accordion pattern in a group", () => {
  test.each(["{Enter}", " "])("%s opens and closes it, and the state is exposed", async (key) => {
    await shown();
    expect(await heads()).toEqual([
      ["Juegos", false],
      ["Promociones", false],
    ]);
    await press(key);
    await expect.element(page.getByText("Dentro de Juegos")).toBeVisible();
    expect((await heads())[0]).toEqual(["Juegos", true]);
    await press(key);
    await expect.element(page.getByText("Dentro de Juegos")).not.toBeVisible();
    expect((await heads())[0]).toEqual(["Juegos", false]);
  });

  test("the summary is the first child of details and contains no control", async () => {
    await shown();
    for (const head of document.querySelectorAll("summary")) {
      expect(head.parentElement?.matches("details")).toBe(true);
      expect(head.previousElementSibling).toBeNull();
      expect(head.querySelector("a, button, [tabindex]")).toBeNull();
    }
  });

  test("Tab visits all summaries and the content of open items only", async () => {
    await shown();
    await press("{Tab}");
    expect(focused()).toBe("Promociones");
    await press("{Enter}{Tab}");
    expect(focused()).toBe("Dentro de Promociones");
    await press("{Tab}");
    expect(focused()).toBe("Detrás");
    await press(`${BACK}${BACK}${BACK}`);
    expect(focused()).toBe("Juegos");
  });

  test("opening an item by keyboard closes the others of its group", async () => {
    await shown("menu");
    await press("{Enter}{Tab}{Tab}{Enter}");
    await expect.poll(heads).toEqual([
      ["Juegos", false],
      ["Promociones", true],
    ]);
    expect(focused()).toBe("Promociones");
    await press(BACK);
    expect(focused()).toBe("Juegos");
  });

  test("items without a group are independent", async () => {
    await shown();
    await press("{Enter}{Tab}{Tab}{Enter}");
    await expect.poll(heads).toEqual([
      ["Juegos", true],
      ["Promociones", true],
    ]);
  });
});
