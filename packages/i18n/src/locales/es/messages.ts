import { inbox } from "./inbox.ts";
import { uploads } from "./uploads.ts";

const messages = {
  label: "Maneras de hablar con nosotros",
  telegram: "Telegram",
  telegramDetail: "Novedades y ayuda en nuestro canal",
  newTab: "(se abre en otra pestaña)",
  notices: "Avisos",
  noticesDetail: "Lo que tenemos que contarles a todos",
  inbox: "Buzón",
  inboxDetail: "Lo que te escribimos a ti, y lo que nos escribes",
  affiliates: "Servicio de afiliados",
  affiliatesDetail: "Escríbenos sobre tus invitados y tus comisiones",
  unread: "{{shown}} sin leer",
} as const;

/** Spanish texts of the message centre and the inbox: the part "messages". */
export const messageTexts = { messages, inbox, uploads } as const;
