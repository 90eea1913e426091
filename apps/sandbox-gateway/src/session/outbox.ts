import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { ContentLanguage } from "../catalogue/wire.ts";
import type { Schema } from "../data/schema.ts";

/** Messages to players in the two complete languages (decisions S8). */
const spanish = (brand: string) => ({
  smsCode: (code: string, minutes: number) =>
    `${brand}: tu código es ${code}. Vale ${minutes} minutos. No lo compartas con nadie.`,
  emailCodeSubject: `Tu código de ${brand}`,
  emailCode: (code: string, minutes: number) =>
    `Tu código para registrar este correo es ${code} y vale ${minutes} minutos. Si no lo pediste, ignora este mensaje.`,
  passwordSubject: `Tu contraseña temporal de ${brand}`,
  passwordBody: (username: string, password: string, minutes: number) =>
    `Hola, ${username}. Tu contraseña temporal es ${password} y vale ${minutes} minutos. Al entrar con ella ` +
    "elegirás una nueva. Si no la pediste, ignora este correo: tu contraseña de siempre sigue funcionando.",
});

type MessageTexts = ReturnType<typeof spanish>;

const english = (brand: string): MessageTexts => ({
  smsCode: (code, minutes) =>
    `${brand}: your code is ${code}. It is good for ${minutes} minutes. Share it with nobody.`,
  emailCodeSubject: `Your ${brand} code`,
  emailCode: (code, minutes) =>
    `Your code to register this address is ${code} and is good for ${minutes} minutes. If you did not ask for it, ignore this mail.`,
  passwordSubject: `Your temporary ${brand} password`,
  passwordBody: (username, password, minutes) =>
    `Hello ${username}. Your temporary password is ${password} and is good for ${minutes} minutes. You choose a new ` +
    "one when you sign in with it. If you did not ask for it, ignore this mail: your old password still works.",
});

export const messageTexts = (language: ContentLanguage, brand: string): MessageTexts =>
  (language === "ES" ? spanish : english)(brand);

interface Message {
  readonly channel: Schema["outbox"]["channel"];
  readonly to: string;
  readonly subject?: string;
  readonly body: string;
  /** The code it contains, so that tests needn't parse the text. */
  readonly code?: string;
}

/** Stores a message for the console to show: a sandbox has no provider to send it (docs/decisions/053). */
export const post = async (db: Kysely<Schema>, { to, ...message }: Message, now: number): Promise<void> => {
  const row = { id: randomUUID(), recipient: to, sent_at: now, ...message };
  await db.insertInto("outbox").values(row).execute();
};
