import { cdp } from "vitest/browser";

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
