// @vitest-environment jsdom
import { expect, test } from "vitest";
import { frameContent } from "./game-message.ts";

/** A frame's window with this location and navigation entry. */
const frame = (href: string, navigation: unknown): Window => {
  const inside = document.createElement("iframe");
  document.body.append(inside);
  const window = inside.contentWindow;
  if (!window) throw new Error("The frame has no window.");
  return new Proxy(window, {
    get: (target, name) => {
      if (name === "location") return { href };
      if (name === "performance") return { getEntriesByType: () => (navigation ? [navigation] : []) };
      return Reflect.get(target, name);
    },
  });
};

/** A cross-origin frame: every access throws. */
const foreign = new Proxy(window, {
  get: () => {
    throw new DOMException("Blocked a frame", "SecurityError");
  },
});

test.each([
  ["without a window", null, { kind: "empty" }],
  ["at about:blank", frame("about:blank", undefined), { kind: "empty" }],
  ["with a page", frame("https://site.example/play", { responseStatus: 200 }), { kind: "page" }],
  ["with a page in an older browser", frame("https://site.example/play", {}), { kind: "page" }],
  ["with a page without navigation timing", frame("https://site.example/play", undefined), { kind: "page" }],
  [
    "with an error",
    frame("https://site.example/play", { responseStatus: 404 }),
    { kind: "refused", status: 404 },
  ],
  [
    "with a server error",
    frame("https://site.example/play", { responseStatus: 503 }),
    { kind: "refused", status: 503 },
  ],
  ["of another origin", foreign, { kind: "page" }],
] as const)("a frame %s", (_name, window, content) => {
  expect(frameContent(window)).toEqual(content);
});
