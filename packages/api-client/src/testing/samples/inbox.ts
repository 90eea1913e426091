import { inboxInputs } from "./inputs/inbox.ts";
import type { Samples } from "./sample.ts";

/** Samples of the calls about the inbox. */
export const inboxSamples = {
  listMessages: {
    input: inboxInputs.listMessages,
    value: {
      messages: [
        {
          id: "5",
          text: "Tres personas se registraron con tu enlace. Tu servicio de afiliados está para lo que necesites: escríbenos desde Mensajes.",
          title: "Tu equipo creció esta semana",
          sentAt: 1795262609877,
          read: false,
          pictures: 0,
        },
      ],
    },
  },
  countUnreadMessages: { input: undefined, value: 1 },
  markMessagesRead: { input: inboxInputs.markMessagesRead, value: 0 },
  deleteMessages: { input: inboxInputs.deleteMessages, value: 0 },
  sendMessage: {
    input: inboxInputs.sendMessage,
    value: {
      id: "35",
      text: "Una línea\nOtra",
      title: "Hola",
      sentAt: 1795370680176,
      read: true,
      pictures: 1,
    },
  },
} satisfies Partial<Samples>;
