import type { Texts } from "../schema/columns.ts";
import type { InboxCopy } from "../schema/inbox.ts";

/** A message of the seeded world. */
export interface SeedMessage {
  readonly username: string;
  readonly box: "received" | "sent";
  /** Hours before the world began. */
  readonly age: number;
  readonly read: boolean;
  readonly texts: Texts<InboxCopy>;
}

const same = (copy: InboxCopy): Texts<InboxCopy> => ({ ES: copy, EN: copy });

/** What the demo accounts have in their inbox, the oldest first. */
export const seedMessages: readonly SeedMessage[] = [
  {
    username: "jugador",
    box: "received",
    age: 240,
    read: true,
    texts: {
      ES: {
        title: "Bienvenido a {{brand}}",
        text: "¡Qué gusto tenerte aquí!\n\nEn este buzón te escribimos sobre tu cuenta: tus retiros, tus premios y lo que nos preguntes. Nunca te pediremos tu contraseña.",
      },
      EN: {
        title: "Welcome to {{brand}}",
        text: "It is great to have you here!\n\nThis inbox is where we write to you about your account: your withdrawals, your prizes and whatever you ask us. We will never ask for your password.",
      },
    },
  },
  {
    username: "jugador",
    box: "sent",
    age: 60,
    read: true,
    texts: same({
      title: "¿Cuánto tarda un retiro?",
      text: "Hola, es mi primer retiro. ¿En cuánto tiempo llega a mi banco?",
    }),
  },
  {
    username: "jugador",
    box: "received",
    age: 58,
    read: false,
    texts: {
      ES: {
        title: "Sobre tu pregunta: ¿cuánto tarda un retiro?",
        text: "Los retiros se revisan el mismo día, de 9:00 a 21:00. Después, tu banco suele tardar unos minutos.\n\nPuedes seguirlo en Movimientos.",
      },
      EN: {
        title: "About your question: how long does a withdrawal take?",
        text: "Withdrawals are checked the same day, from 9:00 to 21:00. After that your bank usually takes a few minutes.\n\nYou can follow it under Transactions.",
      },
    },
  },
  {
    username: "jugador",
    box: "received",
    age: 5,
    read: false,
    texts: {
      ES: {
        title: "Tienes un reembolso por reclamar",
        text: "Ya puedes reclamar el reembolso de esta semana en el centro de recompensas. Tienes siete días.",
      },
      EN: {
        title: "You have cashback to claim",
        text: "This week's cashback is ready for you in the reward center. You have seven days to claim it.",
      },
    },
  },
  {
    username: "agente",
    box: "received",
    age: 30,
    read: false,
    texts: {
      ES: {
        title: "Tu equipo creció esta semana",
        text: "Tres personas se registraron con tu enlace. Tu servicio de afiliados está para lo que necesites: escríbenos desde Mensajes.",
      },
      EN: {
        title: "Your team grew this week",
        text: "Three people signed up with your link. Your affiliate service is here for whatever you need: write to us from Messages.",
      },
    },
  },
];
