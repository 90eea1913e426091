import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { documentedComponents } from "./testing/documented.ts";

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

describe.each(documentedComponents())("$title", ({ title, element }) => {
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
    expect(named?.classList.length, "keeps its own class").toBeGreaterThan(1);
    if (!withoutRef.has(title)) expect(held.element, "ref").toBe(attributed);
  });
});
