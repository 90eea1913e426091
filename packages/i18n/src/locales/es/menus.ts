import { benefits } from "./benefits.ts";
import { feedback } from "./feedback.ts";
import { invite } from "./invite.ts";
import { picture } from "./picture.ts";

const menu = {
  guest: "Invitado",
  guestDetail: "Entra o crea tu cuenta",
  openPanel: "Ver tu perfil",
  gameCentre: "Centro de juegos",
  promotions: "Promociones",
  allPromotions: "Todas las promociones",
  noPromotions: "Por ahora no hay promociones.",
  withdraw: "Retirar",
  records: "Movimientos",
  dailySignIn: "Premio diario",
  rewardCentre: "Centro de recompensas",
  promoCode: "Código promocional",
  dailyTasks: "Tareas diarias",
  app: "Descargar la app",
  benefits: "Beneficios VIP",
  memberCentre: "Centro de miembros",
  agencyCentre: "Centro de agencia",
  securityCentre: "Centro de seguridad",
  invite: "Invita a tus amigos",
  messages: "Mensajes",
  unread: "{{shown}} sin leer",
  settings: "Configuración personal",
  help: "Ayuda",
} as const;

const shell = {
  signOutText: "Tu saldo y tu colección te esperan.",
  signedOut: "Cerraste tu sesión.",
  leaveTrialQuestion: "¿Salir de la prueba?",
  leaveTrialText: "Vuelves a tu cuenta {{name}}.",
  leaveTrial: "Salir",
  trialLeft: "Estás de vuelta en tu cuenta {{name}}.",
  stay: "Quedarme",
  copyName: "Copiar nombre",
  copyRefused: "No se pudo copiar. Mantén presionado el texto para copiarlo.",
  inviteAgentTitle: "Los agentes invitan desde su agencia",
  inviteAgent:
    "Con tu cuenta de agente no se usa el programa de recomendados: tu enlace está en el centro de agencia.",
  inviteTitle: "Invita y gana, muy pronto",
  invite: "Estamos preparando el programa de recomendados. Aquí verás tu enlace cuando esté listo.",
  memberAccount: "Cuenta {{account}}",
  favourites: "Mi colección",
  recents: "Jugados hace poco",
} as const;

const common = {
  copied: "Copiado.",
  logoutQuestion: "¿Quieres cerrar tu sesión?",
} as const;

const freeReject = {
  title: "Tu cuenta es de prueba",
  register: "Regístrate ahora",
} as const;

/** Spanish texts of the menus and of the member's own pages: the part "menus". */
export const menus = { common, menu, shell, freeReject, invite, benefits, picture, feedback } as const;
