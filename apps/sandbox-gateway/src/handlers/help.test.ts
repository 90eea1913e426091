import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { houseBrand } from "../brand/brand.ts";
import { seedHelpTopics } from "../data/world/help.ts";
import { readValue } from "../testing/answer-value.ts";
import { useGateway } from "../testing/test-gateway.ts";

const gateway = useGateway();
afterEach(() => expect(gateway.log).toEqual([]));

const topicsSchema = z.array(
  z.strictObject({ title: z.string(), content: z.string(), anchor: z.string().nullable() }),
);
const ask = (fields: Readonly<Record<string, unknown>> = {}) =>
  gateway.call({ id: "getHelpCentre", fields: { device: "MOBILE", lang: "ES", ...fields } });
const topics = async (lang = "ES") => readValue(await ask({ lang }), topicsSchema);

/** Names of the elements that open and close, in order; void ones aside. */
const tagsOf = (html: string) =>
  [...html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)].map(([, close, name]) => `${close}${name}`);

describe("the help centre", () => {
  it("is all topics in their order, to anybody", async () => {
    expect((await topics()).map(({ title }) => title)).toEqual([
      "Tu cuenta",
      "Depósitos",
      "Retiros",
      "Bonos",
      "Juegos y reglas",
      "Seguridad",
      "Juego responsable",
      "Términos de uso",
      "Privacidad",
      "Contacto y quejas",
    ]);
  });

  it("speaks the asked language, and English when it doesn't know it", async () => {
    const titles = async (lang: string) => (await topics(lang)).map(({ title }) => title);
    expect(await titles("EN")).toContain("Terms of use");
    expect(await titles("TH")).toEqual(await titles("EN"));
  });

  it.each(["ES", "EN"])("tells the minimum age in the terms (%s; decisions S2)", async (lang) => {
    const terms = (await topics(lang)).find(({ anchor }) => anchor === "terms");
    expect(terms?.content).toMatch(new RegExp(`<strong>${houseBrand.minimumAge} `));
  });

  it.each(["ES", "EN"])("names the amounts that withdrawals and deposits really have (%s)", async (lang) => {
    const { db } = gateway.services();
    const terms = await db.selectFrom("withdrawal_terms").selectAll().executeTakeFirstOrThrow();
    const methods = await db.selectFrom("deposit_methods").select(["min", "max"]).execute();
    const all = await topics(lang);
    const amountsIn = (anchor: string) =>
      [...(all.find((topic) => topic.anchor === anchor)?.content ?? "").matchAll(/\$([\d,]+)/g)]
        .map(([, amount = ""]) => Number(amount.replaceAll(",", "")) * 100)
        .toSorted((a, b) => a - b);
    expect(amountsIn("withdrawals")).toEqual([terms.min, terms.max, terms.max_a_day]);
    expect(amountsIn("deposits")).toEqual(
      methods.flatMap(({ min, max }) => [min, max]).toSorted((a, b) => a - b),
    );
  });

  it.each(["ES", "EN"])(
    "leaves no placeholder, no link that leads nowhere and no missing picture (%s)",
    async (lang) => {
      const all = await topics(lang);
      const html = all.map(({ content }) => content).join("\n");
      expect(html).not.toMatch(/\{\{|\}\}/);
      const anchors = all.flatMap(({ anchor }) => anchor ?? []);
      for (const [, name] of html.matchAll(/href="\/m\/help#([^"]+)"/g)) expect(anchors).toContain(name);
      for (const [, href = ""] of html.matchAll(/href="([^"]+)"/g))
        expect(href).toMatch(/^(https:\/\/|\/m\/)/);
      const pictures = [...html.matchAll(/src="([^"]+)"/g)].map(([, src = ""]) => src);
      expect(pictures.length).toBeGreaterThan(0);
      for (const src of pictures) expect((await fetch(gateway.url() + src)).status).toBe(200);
    },
  );

  it.each(["device", "lang"])("is refused without %s", async (field) => {
    expect(await ask({ [field]: undefined })).toMatchObject({ status: 422, body: { code: "invalid_input" } });
  });
});

describe.each(seedHelpTopics)("the seeded topic $id", ({ texts }) => {
  it("has the same parts in both languages, closes what it opens, and begins its headings at h2", () => {
    expect(tagsOf(texts.EN.content)).toEqual(tagsOf(texts.ES.content));
    expect(texts.EN.title).not.toBe(texts.ES.title);
    const open: string[] = [];
    for (const tag of tagsOf(texts.ES.content)) {
      if (tag === "img") continue;
      if (tag.startsWith("/")) expect(`/${open.pop()}`).toBe(tag);
      else open.push(tag);
    }
    expect(open).toEqual([]);
    expect(texts.ES.content).not.toMatch(/<h[13-6]/);
  });
});
