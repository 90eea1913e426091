import type { Samples } from "./sample.ts";
import { samplePicture } from "./sample-picture.ts";

/** Samples of the calls about the inbox. */
export const inboxSamples = {
  listMessages: {
    input: { pageSize: 25, box: "received", after: undefined },
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
  markMessagesRead: { input: ["5"], value: 0 },
  deleteMessages: { input: ["34"], value: 0 },
  sendMessage: {
    input: { topic: "feedback", title: "Hola", text: "Una línea\nOtra", pictures: [samplePicture] },
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
