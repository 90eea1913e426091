import { redRain } from "./red-rain.ts";

const rewards = {
  views: "Qué ver",
  tabs: { rewards: "Recompensas", tasks: "Tareas de hoy" },
  loading: "Cargando recompensas…",
  failed: "No pudimos cargar tus recompensas",
  stale: "No pudimos actualizar esta página. Puede que algo haya cambiado.",
  changed: "Esto cambió mientras tanto. Así quedó:",
  closed: {
    title: "Esta sección está cerrada",
    text: "Por ahora no hay recompensas aquí. Vuelve otro día.",
    home: "Ir al inicio",
  },
  empty: {
    title: "Todavía no tienes recompensas",
    text: "Cobra tu premio diario, termina tareas o usa un código promocional.",
    action: "Ir al premio diario",
  },

  claimable: "Por cobrar",
  running: "En curso",
  over: "Historial",
  claim: "Cobrar",
  claimNamed: "Cobrar {{amount}}: {{name}}",
  paid: "{{amount}} ya están en tu saldo.",
  claimBefore: "Cóbrala antes del {{moment}}",
  givenOn: "Recibida el {{day}}",
  claimedOn: "Cobrada el {{day}}",

  kinds: {
    welcome: "Bono de bienvenida",
    cashback: "Reembolso",
    vip: "Premio VIP",
    gift: "Regalo de la casa",
    "sign-in": "Premio diario",
    "promo-code": "Código promocional",
    task: "Tarea diaria",
    "red-rain": "Lluvia de sobres",
  },
  statuses: {
    Applying: "En solicitud",
    Rejected: "Rechazada",
    Issued: "Otorgada",
    Claimed: "Cobrada",
    Process: "En proceso",
    Joined: "Participando",
    Close: "Cerrada",
  },
} as const;

const dailyTasks = {
  failed: "No pudimos cargar las tareas de hoy",
  empty: { title: "Hoy no hay tareas", text: "Vuelve mañana: puede haber nuevas." },
  intro: "Empiezan de nuevo cada día a las 00:00, {{zone}}. Solo cuenta lo que juegas con dinero.",
  goals: {
    rounds: "Juega {{goal}} rondas",
    stakes: "Apuesta {{goal}} en total",
    deposits: "Deposita {{goal}}",
  },
  progress: "{{progress}} de {{goal}}",
  prize: "Premio: {{amount}}",
  done: "Cobrada",
  deposit: "Depositar",
  play: "Ir a jugar",
} as const;

const promoCode = {
  intro: "Escribe tu código y el bono llega a tu saldo al momento.",
  label: "Código promocional",
  hint: "Letras, números y guiones. No importan las mayúsculas.",
  redeem: "Usar código",
  done: "¡Listo! {{amount}} ya están en tu saldo.",
  toRewards: "Ver mis recompensas",
  problems: {
    empty: "Escribe un código.",
    malformed: "Un código solo tiene letras, números y guiones.",
    tooLong: "Ese código es demasiado largo.",
    unknown: "No conocemos ese código. Revisa que esté bien escrito.",
    expired: "Ese código no está vigente.",
    used: "Ya usaste ese código.",
    gone: "Ese código se agotó.",
    tooMany: "Demasiados códigos equivocados. Espera un minuto e inténtalo de nuevo.",
  },
} as const;

const signInDays = {
  failed: "No pudimos cargar tu premio diario",
  streak_one: "{{count}} día seguido",
  streak_other: "{{count}} días seguidos",
  streakNone: "Empieza hoy tu racha",
  prizes: "Premios por días seguidos",
  day: "Día {{day}}",
  states: { done: "cobrado", today: "hoy", ahead: "por venir" },
  claim: "Cobrar {{amount}} de hoy",
  signed: "Ya cobraste el premio de hoy.",
  next: "El siguiente abre a las 00:00, {{zone}}.",
  rule: "Si un día no cobras, la racha empieza de nuevo.",
  newDay: "Empezó un día nuevo: este es el premio de hoy.",
  previous: "Mes anterior",
  following: "Mes siguiente",
  calendar: "Calendario de {{month}}",
  dayPaid: "cobraste {{amount}}",
  today: "hoy",
} as const;

/** Spanish texts of whatever the house gives: the part "rewards". */
export const rewardTexts = { rewards, dailyTasks, promoCode, signInDays, redRain } as const;
