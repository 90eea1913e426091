import type { BrowserName } from "@volado/domain/security";
import type { Brand } from "../brand/brand.ts";
import type { ContentLanguage } from "../catalogue/wire.ts";
import type { Tx } from "../wallet/ledger.ts";
import { writeMessages } from "./inbox-messages.ts";

interface SecurityEvent {
  /** A login with another browser, or a passkey added by one. */
  readonly event: "login" | "passkey";
  readonly memberId: string;
  readonly at: number;
  readonly name: BrowserName;
}

const browserIn = ({ browser, device }: BrowserName, unknown: string, on: string): string =>
  device === undefined ? (browser ?? unknown) : `${browser ?? unknown} ${on} ${device}`;

type Copy = Readonly<Record<"title" | "advice", string>>;

const copies: Readonly<Record<SecurityEvent["event"], Readonly<Record<ContentLanguage, Copy>>>> = {
  login: {
    ES: {
      title: "Entraron a tu cuenta con otro navegador",
      advice:
        "Si fuiste tú, no tienes que hacer nada. " +
        "Si no, cambia tu contraseña en el centro de seguridad: así se cierran las demás sesiones.",
    },
    EN: {
      title: "Your account was opened in another browser",
      advice:
        "If it was you, there is nothing to do. " +
        "If it wasn't, change your password in the security center: that ends all other sessions.",
    },
  },
  passkey: {
    ES: {
      title: "Se agregó una llave de acceso a tu cuenta",
      advice:
        "Si fuiste tú, no tienes que hacer nada. " +
        "Si no, quítala en el centro de seguridad y cambia tu contraseña: alguien la conoce.",
    },
    EN: {
      title: "A passkey was added to your account",
      advice:
        "If it was you, there is nothing to do. " +
        "If it wasn't, remove it in the security center and change your password: somebody knows it.",
    },
  },
};

/** Tells the member of what somebody did with the account, inside its transaction. */
export const writeSecurityMessage = async (
  tx: Tx,
  { event, memberId, at, name }: SecurityEvent,
  { locales, timeZone }: Brand,
): Promise<void> => {
  const copy = (language: ContentLanguage) => {
    const format = { timeZone, dateStyle: "long", timeStyle: "short", hourCycle: "h23" } as const;
    const { title, advice } = copies[event][language];
    const [unknown, on] = language === "ES" ? ["Navegador desconocido", "en"] : ["Unknown browser", "on"];
    const moment = new Intl.DateTimeFormat(locales[language], format).format(at);
    return { title, text: `${browserIn(name, unknown, on)}\n${moment}\n\n${advice}` };
  };
  const texts = { ES: copy("ES"), EN: copy("EN") };
  await writeMessages(tx, [{ memberId, box: "received", topic: "general", texts, at }]);
};
