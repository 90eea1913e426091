import { Key } from "selenium-webdriver";
import { expect } from "vitest";
import type { Journey } from "../journey.ts";
import { containing, css, role, text } from "../locators.ts";
import { until } from "../phone.ts";

const inbox: Journey = {
  title: "inbox",
  walk: async ({ phone, words: { t }, gateway, newMember, signIn }) => {
    const { username, password } = await newMember();
    await gateway.writeToMember(username, 3);
    await signIn({ username, password });
    await phone.open("/m/message");
    await phone.tap(role("link", containing(t("messages.inbox"))));
    const articles = role("article", undefined, role("list", t("inbox.list.received")));
    await phone.count(articles, 3);
    await phone.count(css(".vo-notice__mark", articles), 3);
    await phone.tap(role("button", undefined, articles));
    await phone.count(css(".vo-notice__mark", articles), 2);

    await phone.tap(role("link", t("inbox.write")));
    await phone.type(role("textbox", t("inbox.fields.title")), "Mi retiro");
    await phone.type(role("textbox", t("inbox.fields.text")), "Hola. ¿Cuándo llega?");
    await phone.tap(role("button", t("inbox.send")));
    await phone.at("/m/webEmail?view=sent");
    await phone.count(role("article", undefined, role("list", t("inbox.list.sent"))), 1);
    expect(await gateway.lettersOf(username)).toEqual(["Mi retiro"]);
  },
};

const chat: Journey = {
  title: "chat",
  walk: async ({ phone, words: { t }, gateway, newMember, signIn }) => {
    const { username, password } = await newMember();
    await gateway.answerChat(username, "¿En qué te ayudamos?");
    await signIn({ username, password });
    await phone.open("/m/message");
    await phone.see(text(containing(t("liveChat.unread", { count: 1 }))));
    await phone.tap(role("button", containing(t("liveChat.title"))));
    await phone.at(/^\/chat\/[\w-]+$/);
    await phone.see(text("¿En qué te ayudamos?"));
    await (await phone.see(role("textbox"))).sendKeys("Me falta un depósito", Key.ENTER);
    await phone.see(text("Me falta un depósito"));
    await gateway.answerChat(username, "Ya lo vimos.");
    await phone.tap(role("link", "Buscar mensajes nuevos"));
    await phone.see(text("Ya lo vimos."));
    await phone.tap(role("link", "Volver al sitio"));
    await phone.at("/m/message");
  },
};

const promotion: Journey = {
  title: "promotion",
  walk: async ({ phone, words: { t } }) => {
    await phone.open("/m/activity");
    await phone.tap(text("Pesca", role("main")));
    await phone.at("/m/activity?category=fishing");
    const card = role("link", containing(t("promotions.more")), role("main"));
    await phone.count(card, 1);
    await phone.tap(card);
    await phone.at("/m/activityDetail?id=promo-fishing");
    await until("the promotion's picture", async () => {
      const [image] = await phone.all(css("article img"));
      return image && Number(await image.getProperty("naturalWidth")) > 0;
    });
    await phone.tap(role("button", t("common.back")));
    await phone.at("/m/activity?category=fishing");
  },
};

/** Messages between the merchant and its players. */
export const talkingJourneys: readonly Journey[] = [inbox, chat, promotion];
