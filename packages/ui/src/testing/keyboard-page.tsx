import { type ReactNode, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import "../styles/reset.css";
import "../styles/base.css";
import "../styles.css";
import { Button } from "../index.ts";

/** Gives each test of a file a place of its own in the page, and returns what renders there. */
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

/** A button by its whole name. */
export const button = (name: string) => page.getByRole("button", { name, exact: true });

/** Keys as the browser sends them: what the platform does for us hears them too, unlike a story's events. */
export const press = (keys: string) => userEvent.keyboard(keys);

/** Shift and Tab. */
export const BACK = "{Shift>}{Tab}{/Shift}";

/** What has the focus, by its name or text; nothing where the page has none. */
export function focused(): string {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return "";
  return activeElement.ariaLabel ?? activeElement.textContent.trim();
}

/**
 * Presses a key as often as it takes to go round twice, and tells what had the focus. Between its last and
 * its first control a modal dialog lets the focus pass the browser's own bars, where the page has none: that
 * once in a round is left out.
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

/** A page with something before and behind, and a button between them that opens what is tried. */
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

/** One thing a screen reader is told of. */
export interface AccessibleNode {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  /** States by name, such as `modal` or `expanded`. */
  readonly states: Readonly<Record<string, unknown>>;
}

/** What a screen reader is told of the test's page: the browser's own tree, which has nothing hidden or inert in it. */
export async function accessibilityTree(): Promise<readonly AccessibleNode[]> {
  const session = cdp();
  const { frameTree } = await session.send("Page.getFrameTree");
  const own = frameTree.childFrames?.find(({ frame }) => frame.url === location.href);
  if (!own) throw new Error("The test's frame is not in the page.");
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

/** The things of a role, or of one of its kinds, in the page's order. */
export const accessibleNodes = async (role: string): Promise<readonly AccessibleNode[]> =>
  (await accessibilityTree()).filter((thing) => thing.role.startsWith(role));
