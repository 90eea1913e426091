// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { allowedAttributes, allowedTags, cleanHtml, type HtmlSetting } from "./clean-html.ts";
import { publicVectors, xssVectors } from "./testing/xss-vectors.ts";

const setting: HtmlSetting = {
  headingLevel: 3,
  ownLinks: "here",
  tableLabel: "Tabla",
  newTabNote: "(otra pestaña)",
};

const cleaned = (html: string, changed: Partial<HtmlSetting> = {}) => {
  const place = document.createElement("div");
  place.append(cleanHtml(html, { ...setting, ...changed }));
  return place;
};
const markup = (html: string, changed?: Partial<HtmlSetting>) => cleaned(html, changed).innerHTML;

/** Attributes that the viewer adds itself. */
const ownAttributes = [
  "target",
  "rel",
  "class",
  "loading",
  "decoding",
  "data-scroll",
  "aria-label",
  "tabindex",
];

describe("hostile HTML", () => {
  it.each([
    ["of our own", xssVectors],
    ["of a public list", publicVectors],
  ])("is tried in more than a hundred ways %s, each once", (_whose, vectors) => {
    expect(
      vectors.filter((vector) => /<script|javascript:|[\s"'/]on[a-z]+\s*=/i.test(vector)).length,
    ).toBeGreaterThan(100);
    expect(new Set(vectors).size).toBe(vectors.length);
  });

  it.each([...xssVectors, ...publicVectors])("leaves only text and pictures: %j", (vector) => {
    for (const element of cleaned(`<p>before</p>${vector}<p>after</p>`).querySelectorAll("*")) {
      expect([...allowedTags, "section"]).toContain(element.localName);
      expect(element.namespaceURI).toBe("http://www.w3.org/1999/xhtml");
      for (const { name } of element.attributes)
        expect([...allowedAttributes, ...ownAttributes]).toContain(name);
      for (const name of ["href", "src"]) {
        const address = element.getAttribute(name);
        if (address !== null)
          expect(address).toMatch(/^(https:\/\/|http:\/\/localhost|data:image\/(png|gif|jpeg))/);
      }
    }
  });

  it("removes style elements with their content", () => {
    expect(markup("<style>p { color: red }</style><p style=color:red>a</p><STYLE media=all>b</STYLE>")).toBe(
      "<p>a</p>",
    );
  });

  it("keeps the text of removed elements", () => {
    expect(cleaned("<form><label>Your <b>name</b></label><input></form>").textContent).toBe("Your name");
    expect(cleaned('<a href="javascript:xss()">Tap <i>here</i></a>').innerHTML).toBe(
      "<a>Tap <i>here</i></a>",
    );
  });
});

describe("links", () => {
  it("open in this tab on the site, elsewhere in a new tab without an opener", () => {
    const [own, other] = cleaned(
      '<a href="/m/help#terms">a</a><a href="https://volado.example/x">b</a>',
    ).children;
    expect(own?.outerHTML).toBe(`<a href="${window.location.origin}/m/help#terms">a</a>`);
    expect(other?.getAttribute("target")).toBe("_blank");
    expect(other?.getAttribute("rel")?.split(" ")).toContain("noopener");
    expect(other?.textContent).toBe("b (otra pestaña)");
  });

  it.each([
    "/uploads/reglas.pdf",
    "/uploads/reglas.pdf?v=2#p3",
    "/mapa.png",
    "//localhost:3000/uploads/a.zip",
    "/reglas",
  ])("to a file of the merchant's own open it beside: %s", (href) => {
    const link = cleaned(`<a href="${href}">a</a>`).querySelector("a");
    expect([link?.href, link?.target]).toEqual([new URL(href, window.location.href).href, "_blank"]);
    expect(link?.rel.split(" ")).toContain("noopener");
    expect(link?.textContent).toBe("a (otra pestaña)");
  });

  it.each(["/", "/m", "/m/help?i=2#terms", "/m/register.html", "#terms"])(
    "to a page of the site stay in this tab: %s",
    (href) => {
      expect(cleaned(`<a href="${href}">a</a>`).querySelector("a")?.target).toBe("");
    },
  );

  it("all open in a new tab where leaving would lose something", () => {
    expect(cleaned('<a href="/m/help">a</a>', { ownLinks: "beside" }).querySelector("a")?.target).toBe(
      "_blank",
    );
  });

  it.each(["http://volado.example/", "mailto:a@b.mx", "tel:800", "ftp://volado.example/", "https://"])(
    "that don't lead to https or the site lead nowhere: %s",
    (href) => {
      const link = cleaned(`<a href="${href}" target="_top">a</a>`).querySelector("a");
      expect(link?.outerHTML).toBe("<a>a</a>");
    },
  );
});

it.each(["https://volado.example/?<b>secret</b>", "https://volado.example/?\nsecret", "/x?<p>"])(
  "no address contains markup of the page: %j",
  (address) => {
    expect(markup(`<a href="${address}">a</a><img src="${address}" alt="b">`)).toBe("<a>a</a>b");
  },
);

it("addresses may be surrounded by whitespace", () => {
  expect(cleaned('<a href="\n  https://volado.example/x\n">a</a>').querySelector("a")?.href).toBe(
    "https://volado.example/x",
  );
});

describe("pictures", () => {
  it("are lazy, keep their size, and have an alternative text", () => {
    const [picture] = cleaned('<img src="/art/a.svg" width="780" height="330" class="x">').children;
    expect(picture?.outerHTML).toBe(
      `<img src="${window.location.origin}/art/a.svg" width="780" height="330" loading="lazy" decoding="async" alt="">`,
    );
  });

  it.each(["100%", "auto", "-5", "99999", "1e3"])("lose an invalid width: %s", (width) => {
    expect(
      cleaned(`<img src="/a.png" width="${width}" height="10">`).querySelector("img")?.hasAttribute("width"),
    ).toBe(false);
  });

  it("from unsafe sources are replaced with their alternative text", () => {
    expect(markup('<p><img src="http://volado.example/a.png" alt="A <b>bonus</b>"></p>')).toBe(
      "<p>A &lt;b&gt;bonus&lt;/b&gt;</p>",
    );
    expect(markup('<img src="data:image/svg+xml,x" alt="">')).toBe("");
    expect(cleaned('<img src="data:image/png;base64,AA==">').querySelector("img")).not.toBe(null);
  });
});

it("tables scroll in a named, focusable section", () => {
  const frames = cleaned(
    "<table><caption> Mínimos </caption><tr><td>1<table><tr><td>2</td></tr></table></td></tr></table><table></table>",
  ).querySelectorAll("section");
  expect([...frames].map((frame) => frame.getAttribute("aria-label"))).toEqual(["Mínimos", "Tabla"]);
  for (const frame of frames) expect(frame.tabIndex).toBe(0);
});

describe("headings", () => {
  const levels = (html: string, headingLevel: HtmlSetting["headingLevel"] = 3) =>
    [...cleaned(html, { headingLevel }).querySelectorAll("h1,h2,h3,h4,h5,h6")].map(
      ({ localName, textContent }) => `${localName} ${textContent}`,
    );

  it.each([
    ["start at the given level", "<h1>a</h1><h2>b</h2><h1>c</h1>", ["h3 a", "h4 b", "h3 c"]],
    ["skip no level", "<h2>a</h2><h5>b</h5><h6>c</h6><h3>d</h3>", ["h3 a", "h4 b", "h5 c", "h4 d"]],
    ["may begin with a smaller one", "<h4>a</h4><h2>b</h2><h3>c</h3>", ["h3 a", "h3 b", "h4 c"]],
    [
      "end at the sixth",
      "<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h5>e</h5>",
      ["h3 a", "h4 b", "h5 c", "h6 d", "h6 e"],
    ],
    ["have text", "<h2> </h2><h2>a</h2><h3><br></h3>", ["h3 a"]],
    ["inside other parts count too", "<div><h1>a</h1></div><ul><li><h3>b</h3></li></ul>", ["h3 a", "h4 b"]],
  ])("%s", (_what, html, expected) => {
    expect(levels(html)).toEqual(expected);
  });

  it("keep their content", () => {
    expect(markup('<h1 title="t">a <em>b</em></h1>', { headingLevel: 2 })).toBe("<h2>a <em>b</em></h2>");
  });
});
