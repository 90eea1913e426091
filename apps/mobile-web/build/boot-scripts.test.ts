import { describe, expect, it } from "vitest";
import { bootScripts } from "./boot-scripts.ts";

const scripts = await bootScripts();

describe("the scripts of the page", () => {
  it("check the browser floor in syntax that older browsers can parse", () => {
    expect(scripts.floor).toContain("data-legacy");
    expect(scripts.floor).not.toMatch(/=>|`|\?\.|\?\?|\b(?:let|const|class|import|export)\b/);
  });

  it.each(Object.entries(scripts))("leave nothing in the page's scope: %s", (_name, script) => {
    expect(script).toMatch(/^\(function\(\) ?\{[\s\S]*\}\)\(\);$/);
  });

  it.each(["head", "shell", "code"] as const)("are minified: %s", (name) => {
    expect(scripts[name]).not.toMatch(/\n|\/\*|\/\/ /);
  });
});
