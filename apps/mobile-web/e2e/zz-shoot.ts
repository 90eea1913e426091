import { chromium } from "@playwright/test";
import { browserArgs, findBrowser } from "@volado/tooling/browser";
import { signIn } from "./player.ts";
import { openSettled } from "./settled.ts";
import { consoleOf } from "./console.ts";
import { SESSION_KEY } from "./site-facts.ts";
import { withGateways } from "./start-gateways.ts";

const pages = (process.env.PAGES ?? "/m/agent").split(" ");
const fail = process.env.FAIL;
const long = process.env.LONG;
const out = process.env.OUT ?? "/tmp/s16/agency/shots";
await withGateways(1, async ([url = ""]) => {
  const session = await signIn(url, (process.env.WHO ?? "agente") as "agente");
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArgs] });
  if (fail) await consoleOf(url).breakCalls(Object.fromEntries(fail.split(",").map((id) => [id, "error"])));
  for (const [lang, width] of [["ES", 390], ["ES", 320], ["EN", 390], ["EN", 320]] as const) {
    if (process.env.ONLY && !process.env.ONLY.split(",").includes(`${lang}${width}`)) continue;
    const context = await browser.newContext({ baseURL: url, viewport: { width, height: 844 }, hasTouch: true, locale: "es-MX", timezoneId: "America/Mexico_City", reducedMotion: "reduce" });
    await context.addCookies([{ name: "language", value: lang, url }]);
    await context.addInitScript(([key, value, l]) => { sessionStorage.setItem(key, value); localStorage.setItem("language", l); }, [SESSION_KEY, JSON.stringify(long ? { ...session, userName: long } : session), lang] as const);
    const page = await context.newPage();
    page.on("console", (m) => m.type() === "error" && console.log(lang, m.text().slice(0, 200)));
    for (const p of pages) {
      if (process.env.HEIGHT) { await page.goto(p); const seen: string[] = []; for (let i = 0; i < 60; i++) { seen.push(await page.evaluate(() => { const big = [...document.querySelectorAll("body *")].filter((e) => e.getBoundingClientRect().height > 1200).map((e) => e.className || e.tagName).join("/"); return `${document.documentElement.scrollHeight} ${big}`; })); await page.waitForTimeout(50); } console.log(lang, width, [...new Set(seen)].join("\n")); }
      await openSettled(page, p);
      await page.waitForLoadState("networkidle");
      await page.waitForTimeout(600);
      if (process.env.CLICK) { for (const c of process.env.CLICK.split("|")) { await page.locator(c).first().click(); await page.waitForTimeout(700); } }
      const name = p.replace(/[^a-zA-Z]+/g, "_");
      await page.screenshot({ path: `${out}/${process.env.TAG ?? ""}${name}_${lang}_${width}.png`, fullPage: process.env.FULL !== "0" });
    }
    await context.close();
  }
  await browser.close();
});
process.exit(0);
