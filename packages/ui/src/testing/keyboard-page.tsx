import { type ReactNode, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import "../styles/reset.css";
import "../styles/base.css";
import "../styles.css";
import { Button } from "../index.ts";

/** Renders each test of a file into its own container and returns queries for it. */
export function keyboardPage() {
  let container: HTMLElement;
  let root: Root;
  beforeEach(() => {
    container = document.body.appendChild(document.createElement("div"));
    root = createRoot(container);
  });
  afterEach(() => {
    root.unmount();
    container.remove();
  });
  return (content: ReactNode) => root.render(content);
}

/** A button by its exact name. */
export const button = (name: string) => page.getByRole("button", { name, exact: true });

/** Presses real browser keys, unlike the synthetic events of stories. */
export const press = (keys: string) => userEvent.keyboard(keys);

export const BACK = "{Shift>}{Tab}{/Shift}";

/** Name or text of the focused element, or undefined. */
export function focused(): string {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return "";
  return activeElement.ariaLabel ?? activeElement.textContent.trim();
}

/**
 * Presses a key until focus has cycled twice and returns the focused elements. After the last control of a modal
 * dialog, focus passes through the browser's UI once per cycle; that stop is left out.
 */
export async function twiceRound(key: string, controls: number): Promise<readonly string[]> {
  const names: string[] = [];
  let gaps = 0;
  while (names.length < 2 * controls && gaps <= 2) {
    await press(key);
    if (focused() === "") gaps++;
    else names.push(focused());
  }
  return names;
}

/** A page with content before and after, and a button that opens the tested component. */
export function Opener({ children }: { children: (open: boolean, close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      {children(open, () => setOpen(false))}
      <Button>Detrás</Button>
    </>
  );
}

/** A node of the accessibility tree. */
export interface AccessibleNode {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  /** States by name, such as `modal` or `expanded`. */
  readonly states: Readonly<Record<string, unknown>>;
}

/** The page's accessibility tree, without hidden and inert nodes. */
export async function accessibilityTree(): Promise<readonly AccessibleNode[]> {
  const session = cdp();
  const { frameTree } = await session.send("Page.getFrameTree");
  const own = frameTree.childFrames?.find(({ frame }) => frame.url === location.href);
  if (!own) throw new Error("The frame of the test is not in the page.");
  const { nodes } = await session.send("Accessibility.getFullAXTree", { frameId: own.frame.id });
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description, properties = [] }) => ({
      role: String(role?.value),
      name: String(name?.value ?? ""),
      description: String(description?.value ?? ""),
      states: Object.fromEntries(properties.map(({ name, value }) => [name, value.value])),
    }));
}

/** Nodes with one of the given roles, in page order. */
export const accessibleNodes = async (role: string): Promise<readonly AccessibleNode[]> =>
  (await accessibilityTree()).filter((thing) => thing.role.startsWith(role));
