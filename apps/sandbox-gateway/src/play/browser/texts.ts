/** Every text of the demo games, Spanish first: it is the reference. */
const es = {
  demo: "Juego de demostración",
  playMoney: "Dinero de juguete",
  balance: "Saldo",
  bet: "Apuesta",
  lower: "Bajar la apuesta",
  raise: "Subir la apuesta",
  spin: "Girar",
  toss: "Lanzar",
  drawBall: "Sortear",
  exit: "Salir del juego",
  loading: "Preparando tu mesa…",
  ready: "¡Suerte!",
  won: "¡Ganaste {amount}!",
  lost: "Esta vez no. ¡Va de nuevo!",
  aguila: "Águila",
  sol: "Sol",
  call: "Elige tu lado",
  pick: "Elige tu número",
  pays: "Paga {times}×",
  prizes: "Premios",
  match: "Partidos",
  myBets: "Mis apuestas",
  noBets: "Aún no apuestas. Toca un momio para empezar.",
  draw: "Empate",
  place: "Apostar {amount}",
  gain: "Ganancia posible {amount}",
  playing: "Jugando…",
  betWon: "Ganada {amount}",
  betLost: "Perdida",
  expiredTitle: "Tu sesión terminó",
  expired: "Entra de nuevo para seguir jugando. Tu saldo está a salvo.",
  ticketTitle: "Esta mesa se cerró",
  ticket: "Abre el juego otra vez desde el sitio.",
  relogin: "Entrar de nuevo",
  poorTitle: "Saldo insuficiente",
  poor: "Tu saldo no alcanza para esta apuesta. Baja la apuesta o deposita.",
  offlineTitle: "Sin respuesta",
  offline: "No supimos si tu jugada llegó. Al reintentar no se cobra dos veces.",
  retry: "Reintentar",
  oddsTitle: "Los momios cambiaron",
  odds: "Revisa los nuevos momios y apuesta otra vez.",
  understood: "Entendido",
} as const;

/** Names of the texts. */
export type TextKey = keyof typeof es;

const en: Readonly<Record<TextKey, string>> = {
  demo: "Demo game",
  playMoney: "Play money",
  balance: "Balance",
  bet: "Bet",
  lower: "Lower the bet",
  raise: "Raise the bet",
  spin: "Spin",
  toss: "Toss",
  drawBall: "Draw",
  exit: "Leave the game",
  loading: "Getting your table ready…",
  ready: "Good luck!",
  won: "You won {amount}!",
  lost: "Not this time. Go again!",
  aguila: "Eagle",
  sol: "Sun",
  call: "Call a side",
  pick: "Pick your number",
  pays: "Pays {times}×",
  prizes: "Prizes",
  match: "Matches",
  myBets: "My bets",
  noBets: "No bets yet. Tap a price to start.",
  draw: "Draw",
  place: "Bet {amount}",
  gain: "Possible win {amount}",
  playing: "Playing…",
  betWon: "Won {amount}",
  betLost: "Lost",
  expiredTitle: "Your session is over",
  expired: "Log in again to keep playing. Your balance is safe.",
  ticketTitle: "This table is closed",
  ticket: "Open the game again from the site.",
  relogin: "Log in again",
  poorTitle: "Not enough balance",
  poor: "Your balance doesn't cover this bet. Lower the bet or make a deposit.",
  offlineTitle: "No answer",
  offline: "We couldn't tell whether your play arrived. Trying again never charges twice.",
  retry: "Try again",
  oddsTitle: "The prices changed",
  odds: "Check the new prices and bet again.",
  understood: "Got it",
};

/** Languages of the demo games. */
export type PlayLanguage = "es" | "en";

/** English when asked for, else Spanish, whatever the code's case or region. */
export const playLanguage = (code: string | undefined | null): PlayLanguage =>
  code?.toLowerCase().startsWith("en") === true ? "en" : "es";

/** A text in a language, its `{name}` places filled. */
export const textOf = (
  language: PlayLanguage,
  key: TextKey,
  values: Readonly<Record<string, string>> = {},
): string =>
  (language === "en" ? en : es)[key].replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
