import type { BrowserName } from "@volado/domain/security";
import type { Brand } from "../brand/brand.ts";
import type { ContentLanguage } from "../catalogue/wire.ts";
import type { InboxCopy } from "../data/schema.ts";
import type { Tx } from "../wallet/ledger.ts";
import { writeMessages } from "./inbox-messages.ts";

interface NewLogin {
  readonly memberId: string;
  readonly at: number;
  readonly name: BrowserName;
}

const copies: Readonly<Record<ContentLanguage, (name: BrowserName, moment: string) => InboxCopy>> = {
  ES: ({ browser = "Navegador desconocido", device }, moment) => ({
    title: "Entraron a tu cuenta con otro navegador",
    text:
      `${device === undefined ? browser : `${browser} en ${device}`}\n${moment}\n\n` +
      "Si fuiste tú, no tienes que hacer nada. " +
      "Si no, cambia tu contraseña en el centro de seguridad: así se cierran las demás sesiones.",
  }),
  EN: ({ browser = "Unknown browser", device }, moment) => ({
    title: "Your account was opened in another browser",
    text:
      `${device === undefined ? browser : `${browser} on ${device}`}\n${moment}\n\n` +
      "If it was you, there is nothing to do. " +
      "If it wasn't, change your password in the security center: that ends all other sessions.",
  }),
};

/** Tells the member of a login with another browser, inside the login's transaction. */
export const writeLoginMessage = async (
  tx: Tx,
  { memberId, at, name }: NewLogin,
  { locales, timeZone }: Brand,
): Promise<void> => {
  const copy = (language: ContentLanguage) => {
    const format = { timeZone, dateStyle: "long", timeStyle: "short", hourCycle: "h23" } as const;
    return copies[language](name, new Intl.DateTimeFormat(locales[language], format).format(at));
  };
  const texts = { ES: copy("ES"), EN: copy("EN") };
  await writeMessages(tx, [{ memberId, box: "received", topic: "general", texts, at }]);
};
