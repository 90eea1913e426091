import type { Brand } from "../brand/brand.ts";
import { type ContentLanguage, contentLanguage } from "../catalogue/wire.ts";
import { html, type Raw } from "../pages/html.ts";
import { CHAT_MESSAGE_MAX, type ChatMessage, type ChatVisit } from "./chat-messages.ts";

export const chatTexts = {
  ES: {
    back: "Volver al sitio",
    lead: "Ocupa el lugar de un chat de verdad en el sandbox. Se contesta desde su consola.",
    empty: "Todavía no hay mensajes. Escribe el primero.",
    member: "Tú",
    agent: "Soporte",
    label: "Tu mensaje",
    send: "Enviar",
    look: "Buscar mensajes nuevos",
    unknown: "Este chat se cerró. Ábrelo de nuevo desde el sitio.",
    reply: "Gracias por escribirnos. Una persona te contesta aquí mismo.",
  },
  EN: {
    back: "Back to the site",
    lead: "It stands in for a real chat in the sandbox. It is answered from its console.",
    empty: "No messages yet. Write the first one.",
    member: "You",
    agent: "Support",
    label: "Your message",
    send: "Send",
    look: "Look for new messages",
    unknown: "This chat was closed. Open it again from the site.",
    reply: "Thank you for writing. Somebody will answer you right here.",
  },
} as const;

/** Weights of red, green and blue in perceived brightness (ITU-R BT.601). */
const weights = [0.299, 0.587, 0.114] as const;

/** CSS that colours the chat's header, with a readable text colour; undefined for an invalid colour. */
export const headerSheet = (name: string): string | undefined => {
  const color = /^(?<color>[\da-f]{6})\.css$/.exec(name)?.groups?.color;
  if (color === undefined) return undefined;
  const light = weights.reduce(
    (sum, weight, place) => sum + weight * Number.parseInt(color.slice(place * 2, place * 2 + 2), 16),
    0,
  );
  return `header { background: #${color}; color: ${light > 140 ? "#000" : "#fff"}; }`;
};

const page = (language: ContentLanguage, title: string, icon: string, body: Raw, color?: string): string =>
  html`<!doctype html>
<html lang="${language.toLowerCase()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="${icon}">
<link rel="stylesheet" href="/chat/assets/base.css">
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

/** A conversation. Works without scripts: sending and refreshing both load a page. */
export const chatPage = (
  visit: ChatVisit,
  lines: readonly ChatMessage[],
  address: string,
  { icon }: Pick<Brand, "icon">,
): string => {
  const language = contentLanguage(visit.language);
  const text = chatTexts[language];
  const clock = (at: number): string => new Date(at).toISOString().slice(11, 16);
  const line = ({ author, body, sent_at }: ChatMessage) =>
    html`<li data-author="${author}"><b>${text[author]}</b><p>${body}</p><time>${clock(sent_at)} UTC</time></li>`;
  return page(
    language,
    visit.title,
    icon,
    html`<header><a href="${visit.back_url}">${text.back}</a><h1>${visit.title}</h1></header>
<main>
<p class="lead">${text.lead}</p>
${lines.length === 0 ? html`<p>${text.empty}</p>` : html`<ol>${lines.map(line)}</ol>`}
<a href="${address}">${text.look}</a>
</main>
<form method="post" action="${address}"><label for="text">${text.label}</label><div><input id="text" name="text"
  maxlength="${CHAT_MESSAGE_MAX}" required autocomplete="off"><button>${text.send}</button></div></form>`,
    visit.header_color,
  );
};

export const closedChatPage = ({ icon }: Pick<Brand, "icon">): string =>
  page(
    "ES",
    "Chat",
    icon,
    html`<main><p lang="es">${chatTexts.ES.unknown}</p><p lang="en">${chatTexts.EN.unknown}</p></main>`,
  );
