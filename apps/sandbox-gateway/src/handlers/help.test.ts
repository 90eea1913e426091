import { storedPurposes } from "@volado/domain/support";
import { describe, expect, it } from "vitest";
import { houseBrand } from "../brand/brand.ts";
import { seedHelpTopics } from "../data/world/help.ts";
import { useGuest } from "../testing/index.ts";

const gateway = useGuest();
const topics = (lang = "ES") => gateway.read("getHelpCentre", { device: "MOBILE", lang });

/** Names of the elements that open and close, in order. */
const tagsOf = (html: string) =>
  [...html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)].map(([, close, name]) => `${close}${name}`);

describe("the help centre", () => {
  it("lists all topics in order, in the requested language, with English as fallback", async () => {
    const titles = async (lang: string) => (await topics(lang)).map(({ title }) => title);
    const accountToBonuses = ["Tu cuenta", "Depósitos", "Retiros", "Bonos", "Juegos y reglas"];
    const rest = ["Seguridad", "Juego responsable", "Términos de uso", "Privacidad", "Contacto y quejas"];
    expect(await titles("ES")).toEqual([...accountToBonuses, ...rest]);
    expect(await titles("EN")).toContain("Terms of use");
    expect(await titles("TH")).toEqual(await titles("EN"));
  });

  it.each(["ES", "EN"])("states the real minimum age and amounts (%s; decisions S2)", async (lang) => {
    const { db } = gateway.services();
    const terms = await db.selectFrom("withdrawal_terms").selectAll().executeTakeFirstOrThrow();
    const methods = await db.selectFrom("deposit_methods").select(["min", "max"]).execute();
    const all = await topics(lang);
    const textOf = (anchor: string) => all.find((topic) => topic.anchor === anchor)?.html ?? "";
    const inOrder = (amounts: readonly number[]) => amounts.toSorted((a, b) => a - b);
    const amountsIn = (anchor: string) =>
      inOrder(
        [...textOf(anchor).matchAll(/\$([\d,]+)/g)].map(
          ([, text = ""]) => Number(text.replaceAll(",", "")) * 100,
        ),
      );
    expect(textOf("terms")).toMatch(new RegExp(`<strong>${houseBrand.minimumAge} `));
    expect(amountsIn("withdrawals")).toEqual([terms.min, terms.max, terms.max_a_day]);
    expect(amountsIn("deposits")).toEqual(inOrder(methods.flatMap(({ min, max }) => [min, max])));
    const { hours, firstHours } = houseBrand.sandbox.withdrawalReview;
    expect(textOf("withdrawals")).toMatch(new RegExp(`${hours} h;.* ${firstHours} h<`));
  });

  it("follows a change of the limits, and marks a way of paying that is not offered", async () => {
    const { db } = gateway.services();
    const textOf = async (name: string) => (await topics()).find(({ anchor }) => anchor === name)?.html;
    await db.updateTable("withdrawal_terms").set({ min: 12_300, max_a_day: 9_876_500 }).execute();
    await db.updateTable("deposit_methods").set({ enabled: false }).where("kind", "=", "voucher").execute();
    expect(await textOf("withdrawals")).toContain("Cada retiro es de $123.00 a $50,000.00");
    expect(await textOf("withdrawals")).toContain("hasta $98,765.00");
    expect(await textOf("deposits")).toContain("Efectivo en tienda</th><td>–</td><td>–</td>");
  });

  it.each(["ES", "EN"])(
    "states the figures of the first deposit's bonus as it is paid (%s)",
    async (lang) => {
      const { db } = gateway.services();
      const bonusText = async () =>
        (await topics(lang)).find(({ anchor }) => anchor === "bonuses")?.html ?? "";
      expect(await bonusText()).toContain("20 × $500.00 = <strong>$10,000.00</strong>");
      expect(await bonusText()).toContain("$2,000.00");
      const worse = { percent: 50, min_deposit: 20_000, max_bonus: 30_000, rollover: 7 };
      await db.updateTable("deposit_bonuses").set(worse).where("first_only", "=", true).execute();
      const text = await bonusText();
      for (const figure of ["50%", "$1,000.00", "7 × $300.00 = <strong>$2,100.00</strong>"])
        expect(text).toContain(figure);
    },
  );

  it.each(["ES", "EN"])("has no placeholder, no dead link and no missing picture (%s)", async (lang) => {
    const all = await topics(lang);
    const html = all.map((topic) => topic.html).join("\n");
    expect(html).not.toMatch(/\{\{|\}\}/);
    const anchors = all.flatMap(({ anchor }) => anchor ?? []);
    for (const [, name] of html.matchAll(/href="\/m\/help#([^"]+)"/g)) expect(anchors).toContain(name);
    for (const [, href = ""] of html.matchAll(/href="([^"]+)"/g)) expect(href).toMatch(/^(https:\/\/|\/m\/)/);
    for (const [, src] of html.matchAll(/src="([^"]+)"/g))
      expect((await fetch(`${gateway.url()}${src}`)).status).toBe(200);
  });
});

it.each([
  ["privacy", "ES", ["bono VIP de cumpleaños", "Con el agente que te invitó"], []],
  ["privacy", "EN", ["VIP birthday bonus", "With the agent who invited you"], []],
  ["games", "ES", ["en cuanto apuestas", "virtuales"], ["no se aceptan números", "crupier"]],
  ["games", "EN", ["as soon as you bet", "virtual"], ["no numbers are taken", "dealer"]],
] as const)("the topic %s (%s) says what this gateway does", (topic, language, said, unsaid) => {
  const content = seedHelpTopics.find(({ id }) => id === topic)?.texts[language].content;
  for (const words of said) expect(content).toContain(words);
  for (const words of unsaid) expect(content).not.toContain(words);
});

it("what the browser stores is one line for each purpose", () => {
  const privacy = seedHelpTopics.find(({ id }) => id === "privacy");
  for (const { content } of Object.values(privacy?.texts ?? {})) {
    const list = /<h2>[^<]*(?:navegador|browser)[^<]*<\/h2>\n<ul>([\s\S]*?)<\/ul>/.exec(content)?.[1] ?? "";
    expect(list.split("<li>").slice(1)).toHaveLength(storedPurposes.length);
  }
});

it.each(seedHelpTopics)("the seeded topic $id has the same sound markup in both languages", ({ texts }) => {
  const tags = tagsOf(texts.ES.content).filter((tag) => tag !== "img");
  expect(tagsOf(texts.EN.content)).toEqual(tagsOf(texts.ES.content));
  expect(texts.EN.title).not.toBe(texts.ES.title);
  const open: string[] = [];
  for (const tag of tags) {
    if (tag.startsWith("/")) expect(`/${open.pop()}`).toBe(tag);
    else open.push(tag);
  }
  expect(open).toEqual([]);
  expect(texts.ES.content).not.toMatch(/<h[13-6]/);
});
