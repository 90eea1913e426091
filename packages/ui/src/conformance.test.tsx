import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { documentedComponents } from "./testing/documented.ts";

const components = documentedComponents();

/** Components that don't expose their root element omit `ref` from their props. */
const withoutRef = new Set(["Game/BannerCarousel", "Game/GameRow"]);

let container: HTMLElement;
let root: Root;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  container = document.body.appendChild(document.createElement("div"));
  root = createRoot(container);
});

afterEach(async () => {
  await act(() => root.unmount());
  container.remove();
});

describe.each(components)("$title", ({ title, element }) => {
  test("applies className to its root, and ref and other props to its root or control", async () => {
    const held: { element: Element | null } = { element: null };
    const ref = (instance: Element | null) => {
      held.element = instance;
    };
    await act(() =>
      root.render(
        element({ className: "probe", "data-probe": "yes", ...(withoutRef.has(title) ? {} : { ref }) }),
      ),
    );

    const named = document.querySelector(".probe");
    const attributed = document.querySelector("[data-probe]");
    expect(named, "an element with the class").not.toBeNull();
    expect(named?.contains(attributed), "attributes inside the element with the class").toBe(true);
    expect(named?.classList.length, "has its own class too").toBeGreaterThan(1);
    if (!withoutRef.has(title)) expect(held.element, "ref").toBe(attributed);
  });
});

/** Fields with a control of their own. `Field` is given one. */
const fields = components.filter(({ title }) => /\w+Field$/.test(title) && title !== "Controls/Field");

describe.each(fields)("$title", ({ element }) => {
  const control = () => container.querySelector(".vo-field__input");

  test("marks its control as invalid and describes it by the error", async () => {
    await act(() => root.render(element({ error: "Falta", hint: "Ayuda" })));
    expect(control()?.ariaInvalid).toBe("true");
    const description = document.getElementById(control()?.getAttribute("aria-describedby") ?? "");
    expect(description?.textContent).toBe("Falta");
    expect(container.querySelectorAll("[aria-invalid]")).toHaveLength(1);
  });

  test("disables all its controls", async () => {
    await act(() => root.render(element({ disabled: true })));
    expect(control()?.matches(":disabled")).toBe(true);
    expect(
      container.querySelectorAll("input:enabled, select:enabled, textarea:enabled, button:enabled"),
    ).toHaveLength(0);
  });
});
