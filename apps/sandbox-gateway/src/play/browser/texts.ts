/** Texts of the demo games in Spanish, the reference, and English. */
const texts = {
  demo: ["Juego de demostración", "Demo game"],
  realMoney: ["Juegas con tu saldo", "Playing with your balance"],
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
  choose: ["Toca dónde apostar.", "Tap where to bet."],
  reelsReturn: [
    "Pagan tres iguales en una fila o en una diagonal. Retorno al jugador: 97.82%, y menos al apostar " +
      "unos centavos, porque el premio se redondea hacia abajo.",
    "Three alike in a row or a diagonal pay. Return to player: 97.82%, and less for bets of a few cents, since " +
      "prizes are rounded down.",
  ],
  coinReturn: ["Retorno al jugador: 98%.", "Return to player: 98%."],
  digitReturn: ["Retorno al jugador: 95%.", "Return to player: 95%."],
  won: ["¡Ganaste {amount}!", "You won {amount}!"],
  part: ["Recuperas {amount}.", "{amount} back."],
  lost: ["Esta vez no. ¡Va de nuevo!", "Not this time. Go again!"],
  aguila: ["Águila", "Eagle"],
  sol: ["Sol", "Sun"],
  red: ["Rojo", "Red"],
  black: ["Negro", "Black"],
  green: ["Verde", "Green"],
  even: ["Par", "Even"],
  odd: ["Impar", "Odd"],
  low: ["1–18", "1–18"],
  high: ["19–36", "19–36"],
  dozen1: ["1–12", "1–12"],
  dozen2: ["13–24", "13–24"],
  dozen3: ["25–36", "25–36"],
  evenChances: ["Suertes sencillas", "Even chances"],
  dozens: ["Docenas", "Dozens"],
  numbers: ["Números", "Numbers"],
  landed: ["Cayó {number}, {colour}.", "{number}, {colour}."],
  rouletteReturn: [
    "Ruleta europea de un solo cero. Retorno al jugador: 97.30% en cualquier apuesta.",
    "European roulette with a single zero. Return to player: 97.30% on every bet.",
  ],
  deal: ["Repartir", "Deal"],
  side: ["Elige tu apuesta", "Choose your bet"],
  player: ["Jugador", "Player"],
  banker: ["Banca", "Banker"],
  tie: ["Empate", "Tie"],
  total: ["{owner}: {total}.", "{owner}: {total}."],
  baccaratReturn: [
    "Ocho barajas. La banca paga comisión del 5% y un empate devuelve las otras apuestas. " +
      "Retorno al jugador: jugador 98.76%, banca 98.94%, empate 85.64%.",
    "Eight decks. The banker pays 5% commission, and a tie returns the other bets. Return to " +
      "player: player 98.76%, banker 98.94%, tie 85.64%.",
  ],
  noCommissionReturn: [
    "Ocho barajas, sin comisión: la banca paga 1 a 1, y la mitad si gana con 6. Un empate devuelve las " +
      "otras apuestas. Retorno al jugador: jugador 98.76%, banca 98.54%, empate 85.64%.",
    "Eight decks, no commission: the banker pays 1 to 1, and half if it wins with 6. A tie returns the " +
      "other bets. Return to player: player 98.76%, banker 98.54%, tie 85.64%.",
  ],
  dragon: ["Dragón", "Dragon"],
  tiger: ["Tigre", "Tiger"],
  house: ["Casa", "House"],
  duelReturn: [
    "Una baraja, una carta por lado: gana la más alta y el as es la menor. Un empate devuelve la mitad de las " +
      "otras apuestas. Retorno al jugador: 97.06%, empate 94.12%.",
    "One deck, one card for each side: the higher one wins, aces are low. A tie returns half of the other " +
      "bets. Return to player: 97.06%, tie 94.12%.",
  ],
  yourHand: ["Tu mano", "Your hand"],
  straightFlush: ["Escalera de color", "Straight flush"],
  four: ["Póker", "Four of a kind"],
  fullHouse: ["Full", "Full house"],
  flush: ["Color", "Flush"],
  straight: ["Escalera", "Straight"],
  three: ["Tercia", "Three of a kind"],
  twoPairs: ["Dos pares", "Two pairs"],
  highPair: ["Par de J o más", "Jacks or better"],
  pair: ["Par", "Pair"],
  nothing: ["Nada", "Nothing"],
  pokerReturn: [
    "Cinco cartas de una baraja nueva, sin cambios: cobras por tu mano. Retorno al jugador: 97.66%.",
    "Five cards from a fresh deck, no draw: your hand pays by itself. Return to player: 97.66%.",
  ],
  trioReturn: [
    "Tres cartas de una baraja nueva, sin cambios: cobras por tu mano. Retorno al jugador: 97.68%.",
    "Three cards from a fresh deck, no draw: your hand pays by itself. Return to player: 97.68%.",
  ],
  dealer: ["Crupier", "Dealer"],
  dealerDeals: ["Reparte {name}", "{name} deals"],
  dealerSpins: ["{name} gira la ruleta", "{name} spins the wheel"],
  dealerRolls: ["{name} tira los dados", "{name} rolls the dice"],
  simulated: ["Abierta · simulada, sin video", "Open · simulated, no video"],
  hit: ["Pedir", "Hit"],
  stand: ["Plantarse", "Stand"],
  double: ["Doblar {amount}", "Double {amount}"],
  decide: ["Tu decisión", "Your decision"],
  anotherCard: ["¿Otra carta?", "Another card?"],
  blackjackRules: [
    "Tú decides: con 21 o más tu mano termina sola. Con dos cartas puedes doblar: otra apuesta igual y una sola " +
      "carta más. No hay división de pares ni seguro. Si te vas, tu mano se planta sola a los diez minutos.",
    "You decide: at 21 or more your hand ends by itself. With two cards you can double: another equal bet for " +
      "exactly one more card. There is no splitting and no insurance. If you leave, your hand stands by itself " +
      "after ten minutes.",
  ],
  blackjackReturn: [
    "Seis barajas. El crupier se planta en 17, el blackjack paga 3 a 2 y el empate devuelve la " +
      "apuesta. Retorno al jugador con la estrategia básica: 99.0%.",
    "Six decks. The dealer stands on 17, blackjack pays 3 to 2 and a tie returns the bet. Return " +
      "to player with the basic strategy: 99.0%.",
  ],
  throwDice: ["Tirar los dados", "Roll the dice"],
  sum: ["Suma de los dados", "Sum of the dice"],
  small: ["Chica: 4 a 10", "Small: 4 to 10"],
  big: ["Grande: 11 a 17", "Big: 11 to 17"],
  rolled: ["{dice} = {total}.", "{dice} = {total}."],
  diceReturn: [
    "Tres dados iguales pierden. Retorno al jugador: 97.22%.",
    "Three equal dice lose. Return to player: 97.22%.",
  ],
  takeOff: ["Despegar", "Take off"],
  target: ["Sales solo al llegar a", "You leave by yourself at"],
  noTarget: ["Sin meta", "No target"],
  flying: ["¡En vuelo! Cobra antes de que se rompa.", "In flight! Cash out before it breaks."],
  leave: ["Cobrar {amount}", "Cash out {amount}"],
  leftAt: ["Saliste en {times}×.", "You left at {times}×."],
  crashed: ["¡Se rompió en {times}×!", "Crashed at {times}×!"],
  topped: ["¡Llegó al tope, {times}×!", "It reached the top, {times}×!"],
  crashReturn: [
    "Cobras el múltiplo del instante en que tu toque llega a la casa. Con una meta sales solo; a 20× salen todos. " +
      "Si te desconectas, el vuelo sigue. Retorno al jugador: 97%, salgas cuando salgas.",
    "You are paid the multiple of the instant at which your tap reaches us. With a target you leave by yourself; at " +
      "20× everybody leaves. If you disconnect, the flight goes on. Return to player: 97%, whenever you leave.",
  ],
  drop: ["Soltar la bola", "Drop the ball"],
  binned: ["Cayó en {times}×.", "It fell into {times}×."],
  plinkoReturn: [
    "En cada fila la bola cae a la izquierda o a la derecha, con la misma probabilidad, y cobras el múltiplo de su " +
      "casilla. Retorno al jugador: 97.34%.",
    "At each row the ball falls left or right with equal chances, and its bin's multiple is paid. Return to " +
      "player: 97.34%.",
  ],
  call: ["Elige tu lado", "Call a side"],
  pick: ["Elige tu número", "Pick your number"],
  pays: ["Paga {times}×", "Pays {times}×"],
  prizes: ["Premios", "Prizes"],
  match: ["Partidos", "Matches"],
  matches: [
    "Son partidos virtuales: cada pareja juega cada 30 segundos. Tu apuesta va al siguiente.",
    "These are virtual matches, and each pair plays every 30 seconds. Your bet is on the next one.",
  ],
  live: ["{count} en vivo", "{count} live"],
  inPlay: ["En juego, min. {minute}", "In play, min. {minute}"],
  next: ["Próximo: {time}", "Next: {time}"],
  starts: ["Inicio: {time}", "Start: {time}"],
  myBets: ["Mis apuestas", "My bets"],
  noBets: ["Aún no apuestas. Toca un momio para empezar.", "No bets yet. Tap a price to start."],
  draw: ["Empate", "Draw"],
  place: ["Apostar {amount}", "Bet {amount}"],
  gain: ["Si ganas, cobras {amount}", "Pays {amount} if you win"],
  playing: ["Jugando…", "Playing…"],
  open: ["Sin resultado todavía", "No result yet"],
  betWon: ["Ganada: cobraste {amount}", "Won: paid {amount}"],
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
  goneTitle: ["Esta ronda ya terminó", "This round is over"],
  gone: ["Empieza otra cuando quieras.", "Start another whenever you like."],
  understood: ["Entendido", "Got it"],
} as const satisfies Readonly<Record<string, readonly [es: string, en: string]>>;

export type TextKey = keyof typeof texts;

/** A text in a page's language, with its `{name}` placeholders filled in. */
export const textOf = (
  language: string,
  key: TextKey,
  values: Readonly<Record<string, string>> = {},
): string =>
  texts[key][language.toLowerCase() === "es" ? 0 : 1].replace(
    /\{(\w+)\}/g,
    (place, name: string) => values[name] ?? place,
  );
