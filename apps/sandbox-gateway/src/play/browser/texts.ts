/** Texts of the demo games in Spanish, the reference, and English. */
const texts = {
  demo: ["Juego de demostración", "Demo game"],
  playMoney: ["Dinero ficticio", "Play money"],
  balance: ["Saldo", "Balance"],
  bet: ["Apuesta", "Bet"],
  lower: ["Bajar la apuesta", "Lower the bet"],
  raise: ["Subir la apuesta", "Raise the bet"],
  spin: ["Girar", "Spin"],
  toss: ["Lanzar", "Toss"],
  drawBall: ["Sortear", "Draw"],
  exit: ["Salir del juego", "Leave the game"],
  loading: ["Preparando tu mesa…", "Getting your table ready…"],
  ready: ["¡Suerte!", "Good luck!"],
  won: ["¡Ganaste {amount}!", "You won {amount}!"],
  part: ["Recuperas {amount}.", "{amount} back."],
  lost: ["Esta vez no. ¡Va de nuevo!", "Not this time. Go again!"],
  aguila: ["Águila", "Eagle"],
  sol: ["Sol", "Sun"],
  call: ["Elige tu lado", "Call a side"],
  pick: ["Elige tu número", "Pick your number"],
  pays: ["Paga {times}×", "Pays {times}×"],
  prizes: ["Premios", "Prizes"],
  match: ["Partidos", "Matches"],
  myBets: ["Mis apuestas", "My bets"],
  noBets: ["Aún no apuestas. Toca un momio para empezar.", "No bets yet. Tap a price to start."],
  draw: ["Empate", "Draw"],
  place: ["Apostar {amount}", "Bet {amount}"],
  gain: ["Ganancia posible {amount}", "Possible win {amount}"],
  playing: ["Jugando…", "Playing…"],
  betWon: ["Ganada {amount}", "Won {amount}"],
  betLost: ["Perdida", "Lost"],
  expiredTitle: ["Tu sesión terminó", "Your session is over"],
  expired: ["Entra de nuevo para seguir jugando.", "Log in again to keep playing."],
  ticketTitle: ["Esta mesa se cerró", "This table is closed"],
  ticket: ["Abre el juego otra vez desde el sitio.", "Open the game again from the site."],
  relogin: ["Entrar de nuevo", "Log in again"],
  poorTitle: ["Saldo insuficiente", "Not enough balance"],
  poor: ["Baja la apuesta o deposita.", "Lower the bet or make a deposit."],
  poorPlay: ["Tu dinero ficticio no alcanza. Baja la apuesta.", "You need more play money. Lower the bet."],
  deposit: ["Depositar", "Deposit"],
  notNow: ["Ahora no", "Not now"],
  offlineTitle: ["Sin respuesta", "No answer"],
  offline: ["Al reintentar no se cobra dos veces.", "Trying again never charges twice."],
  retry: ["Reintentar", "Try again"],
  limitsTitle: ["Apuesta fuera de límites", "Bet outside the limits"],
  limits: ["Abre el juego de nuevo y elige otra.", "Open the game again and choose another."],
  oddsTitle: ["Los momios cambiaron", "The prices changed"],
  odds: ["Revisa los nuevos momios y apuesta otra vez.", "Check the new prices and bet again."],
  understood: ["Entendido", "Got it"],
} as const satisfies Readonly<Record<string, readonly [es: string, en: string]>>;

export type TextKey = keyof typeof texts;

export type PlayLanguage = "es" | "en";

/** Spanish when it is requested or nothing is; otherwise English (decisions S8), ignoring case and region. */
export const playLanguage = (code: string | undefined): PlayLanguage =>
  !code || /^es\b/i.test(code) ? "es" : "en";

/** A text in a language with its `{name}` placeholders filled in. */
export const textOf = (
  language: PlayLanguage,
  key: TextKey,
  values: Readonly<Record<string, string>> = {},
): string =>
  texts[key][language === "en" ? 1 : 0].replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
