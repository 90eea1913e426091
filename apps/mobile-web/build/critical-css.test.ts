import { describe, expect, it } from "vitest";
import { splitCss, withoutStyleAttributes } from "./critical-css.ts";

const page = `<div class="bar" data-kind="home"><button class="bar__button" aria-expanded="false">Menu</button></div>`;

describe("the styles a prerendered page needs", () => {
  it.each([
    [".bar{color:red}"],
    [".bar__button{color:red}"],
    [".bar .bar__button{color:red}"],
    ['.bar:where([data-kind="home"]){color:red}'],
    [".bar:not(.other){color:red}"],
    [".bar:before{color:red}"],
    [".other,.bar{color:red}"],
    [":root{--a:red}"],
    ['[data-theme="dark"]{--a:red}'],
    ["[data-member] .bar{color:red}"],
  ])("hold %s", (css) => {
    const { critical, rest } = splitCss(css, page);
    expect(critical).toContain("red");
    expect(rest).not.toContain("red");
  });

  it.each([
    [".other{color:red}"],
    [".bar .other{color:red}"],
    ['.bar:where([data-kind="page"]){color:red}'],
    [".bar[data-open]{color:red}"],
    ['[data-theme="light"]{--a:red}'],
    [".bar__button:hover{color:red}"],
    [".bar__button:focus-visible{color:red}"],
    ['.bar__button[aria-expanded="true"]{color:red}'],
    ["dialog{color:red}"],
  ])("leave out %s", (css) => {
    const { critical, rest } = splitCss(css, page);
    expect(critical).not.toContain("red");
    expect(rest).toContain("red");
  });
});

describe("style attributes", () => {
  it("become classes, one per distinct value", () => {
    const { html, css } = withoutStyleAttributes(
      `<i style="width:40%"></i><b class="x" style="width:40%" id="y"></b><u style="height:1px;width:2px">t</u>`,
    );
    expect(html).toBe(
      `<i class="vo-prerender-0"></i><b class="vo-prerender-0 x" id="y"></b><u class="vo-prerender-1">t</u>`,
    );
    expect(css).toBe("@layer vo.utilities{.vo-prerender-0{width:40%}.vo-prerender-1{height:1px;width:2px}}");
  });

  it("may be absent", () => {
    expect(withoutStyleAttributes(page)).toEqual({ html: page, css: "" });
  });
});
