import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { documentedComponents } from "./testing/documented-components.ts";

describe.each(documentedComponents())("$title", ({ element }) => {
  test("renders without a browser", () => {
    expect(renderToString(element())).toContain("vo-");
  });
});
