import { cutText } from "@volado/domain/validation";
import { Hono } from "hono";
import { contentLanguage } from "../catalogue/wire.ts";
import { createPageAssets } from "../pages/assets.ts";
import { pageHeaders } from "../pages/responses.ts";
import { formOf } from "../request/read-fields.ts";
import { bodiesUpTo } from "../request/slow-senders.ts";
import type { Services } from "../services.ts";
import { addChatMessage, CHAT_MESSAGE_MAX, chatVisit, readChat } from "./chat-messages.ts";
import { chatPage, chatTexts, closedChatPage, headerSheet } from "./page.ts";

/**
 * The sandbox's live chat, mounted at `/chat`. Support answers from the console; a member's first message gets an
 * automatic reply, so that a demonstration shows both sides.
 */
export const createChatApp = ({ db, now, brand }: Services): Hono => {
  const app = new Hono();
  app.use(bodiesUpTo(8_192));
  app.route("/assets", createPageAssets(new URL("./browser/", import.meta.url)));

  // The page's policy allows styles from files only.
  app.get("/header/:name", (c) => {
    const sheet = headerSheet(c.req.param("name"));
    if (sheet === undefined) return c.notFound();
    return c.body(sheet, 200, { ...pageHeaders([]), "Content-Type": "text/css; charset=utf-8" });
  });

  app.get("/:ticket", async (c) => {
    const visit = await chatVisit(db, c.req.param("ticket"), now());
    if (visit === undefined) return c.html(closedChatPage(brand), 404, pageHeaders([]));
    const lines = await readChat(db, visit.member_id, now());
    return c.html(chatPage(visit, lines, c.req.path, brand), 200, pageHeaders([], "'self'"));
  });

  app.post("/:ticket", async (c) => {
    const visit = await chatVisit(db, c.req.param("ticket"), now());
    if (visit === undefined) return c.html(closedChatPage(brand), 404, pageHeaders([]));
    const { text } = await formOf(c);
    const body = typeof text === "string" ? cutText(text.trim(), CHAT_MESSAGE_MAX) : "";
    if (body !== "") {
      const memberId = visit.member_id;
      const before = await readChat(db, memberId, now());
      await addChatMessage(db, { memberId, author: "member", body, now: now() });
      const { reply } = chatTexts[contentLanguage(visit.language)];
      if (!before.some(({ author }) => author === "agent"))
        await addChatMessage(db, { memberId, author: "agent", body: reply, now: now() + 1 });
    }
    return c.redirect(c.req.path, 303);
  });

  return app;
};
