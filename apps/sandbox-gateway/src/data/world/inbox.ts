import type { InboxBox } from "@volado/domain/inbox";
import type { InboxCopy } from "../schema.ts";

/** The first line is the title. */
const copyOf = (copy: string): InboxCopy => {
  const end = copy.indexOf("\n");
  return { title: copy.slice(0, end), text: copy.slice(end + 1) };
};

/** A message of an age in hours; its template is Spanish, a line `===`, then English, or one text for both. */
const message =
  (username: string, box: InboxBox, age: number, read: boolean) =>
  ([words = ""]: TemplateStringsArray) => {
    const [es = "", en = es] = words.split("\n===\n");
    return { username, box, age, read, texts: { ES: copyOf(es), EN: copyOf(en) } };
  };

/** Inbox messages of the demo accounts, oldest first. */
export const seedMessages = [
  message("jugador", "received", 240, true)`Bienvenido a {{brand}}
¡Qué gusto tenerte aquí!

En este buzón te escribimos sobre tu cuenta: tus retiros, tus premios y lo que nos preguntes. Nunca te pediremos tu contraseña.
===
Welcome to {{brand}}
It is great to have you here!

This inbox is where we write to you about your account: your withdrawals, your prizes and whatever you ask us. We will never ask for your password.`,
  message("jugador", "sent", 60, true)`¿Cuánto tarda un retiro?
Hola, es mi primer retiro. ¿En cuánto tiempo llega a mi banco?`,
  message("jugador", "received", 58, false)`Sobre tu pregunta: ¿cuánto tarda un retiro?
Lo revisamos en máximo {{first-review-hours}} h por ser el primero; los siguientes, en {{review-hours}} h. Después, tu banco suele tardar unos minutos.
===
About your question: how long does a withdrawal take?
We review it within {{first-review-hours}} h because it is the first; later ones, within {{review-hours}} h. After that your bank usually takes a few minutes.`,
  message("jugador", "received", 24, false)`Tienes un regalo por reclamar
Ya puedes reclamar tu regalo en el centro de recompensas. Tienes seis días.
===
You have a gift to claim
Your gift is ready for you in the reward center. You have six days to claim it.`,
  message("agente", "received", 30, false)`Tu equipo creció
Tres personas se registraron con tu enlace en los últimos siete días. Tu servicio de afiliados está para lo que necesites: escríbenos desde el Buzón.
===
Your team grew
Three people signed up with your link in the last seven days. Your affiliate service is here for whatever you need: write to us from the Inbox.`,
];
