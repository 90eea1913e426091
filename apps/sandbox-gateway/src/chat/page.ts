import type { Brand } from "../brand/brand.ts";
import { html, type Raw } from "../pages/html.ts";
import { CHAT_MESSAGE_MAX, type ChatMessage } from "./chat-messages.ts";
import type { ChatVisit } from "./chat-visits.ts";
import { chatPageLanguage, chatTexts } from "./texts.ts";

/** What surrounds a conversation. */
interface Look {
  readonly icon: Brand["icon"];
  readonly color?: string | undefined;
}

const page = (language: "es" | "en", title: string, { icon, color }: Look, body: Raw): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="${icon}">
<link rel="stylesheet" href="/chat/assets/chat.css">
${
  color === undefined
    ? ""
    : html`<meta name="theme-color" content="${color}">
<link rel="stylesheet" href="/chat/header/${color.slice(1)}.css">`
}
</head>
<body>${body}</body>
</html>`.markup;

/** A conversation. Without scripts: sending and looking for answers are both a page. */
export const chatPage = (
  visit: ChatVisit,
  lines: readonly ChatMessage[],
  address: string,
  { icon }: Pick<Brand, "icon">,
): string => {
  const language = chatPageLanguage(visit.language);
  const text = chatTexts[language];
  const clock = (at: number): string => new Date(at).toISOString().slice(11, 16);
  const line = ({ author, body, sent_at }: ChatMessage) =>
    html`<li data-author="${author}"><b>${text[author]}</b><p>${body}</p><time>${clock(sent_at)} UTC</time></li>`;
  return page(
    language,
    visit.title,
    { icon, color: visit.header_color },
    html`<header><a href="${visit.back_url}">${text.back}</a><h1>${visit.title}</h1></header>
<main>
<p class="lead">${text.lead}</p>
${lines.length === 0 ? html`<p>${text.empty}</p>` : html`<ol>${lines.map(line)}</ol>`}
<a href="${address}">${text.look}</a>
</main>
<form method="post" action="${address}"><label for="text">${text.label}</label><div><input id="text" name="text"
  maxlength="${CHAT_MESSAGE_MAX}" required autocomplete="off"><button>${text.send}</button></div></form>`,
  );
};

/** What is shown for an address that leads to no conversation any more. */
export const closedChatPage = ({ icon }: Pick<Brand, "icon">): string =>
  page(
    "es",
    "Chat",
    { icon },
    html`<main><p lang="es">${chatTexts.es.unknown}</p><p lang="en">${chatTexts.en.unknown}</p></main>`,
  );
