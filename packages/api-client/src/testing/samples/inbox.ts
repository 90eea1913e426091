import { sampleInputs } from "./inputs.ts";
import type { Samples } from "./sample.ts";

/** Samples of the calls about the inbox. */
export const inboxSamples = {
  listMessages: {
    input: sampleInputs.listMessages,
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
  markMessagesRead: { input: sampleInputs.markMessagesRead, value: 0 },
  deleteMessages: { input: sampleInputs.deleteMessages, value: 0 },
  sendMessage: {
    input: sampleInputs.sendMessage,
    value: {
      id: "35",
      text: "Una línea\nOtra",
      title: "Hola",
      sentAt: 1795370680176,
      read: true,
      pictures: 1,
    },
  },
} satisfies Samples;
