import { messageKeyOf } from "@volado/api-client";

/** The site's own words for the failures it wants to tell apart; all others are told alike. */
const texts: Readonly<Record<string, string>> = {
  "errors.network": "No hay conexión. Revisa tu red.",
  "errors.timeout": "Tarda demasiado. Inténtalo de nuevo.",
  "errors.wrongPassword": "La contraseña no es correcta.",
  "errors.userNotFound": "No conocemos ese usuario.",
};

/** What the player is told of a failure; never a word of the server's. */
export const tell = (error: unknown): string =>
  texts[messageKeyOf(error)] ?? "Algo salió mal. Inténtalo de nuevo.";
