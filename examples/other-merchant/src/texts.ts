import { messageKeyOf } from "@volado/api-client";

/** The site's own texts for failures it distinguishes; all others share one text. */
const texts: Readonly<Record<string, string>> = {
  "errors.network": "No hay conexión. Revisa tu red.",
  "errors.timeout": "Tarda demasiado. Inténtalo de nuevo.",
  "errors.wrongPassword": "La contraseña no es correcta.",
  "errors.userNotFound": "No conocemos ese usuario.",
};

/** Text for a failure. Never shows the server's message. */
export const describeError = (error: unknown): string =>
  texts[messageKeyOf(error)] ?? "Algo salió mal. Inténtalo de nuevo.";
