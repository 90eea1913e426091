/** Spanish texts of home below the first view. */
export const lowerHome = {
  own: {
    title: "Tus juegos",
    empty: "Lo que juegues y lo que marques con una estrella te espera aquí.",
    rewards_one: "{{count}} premio",
    rewards_other: "{{count}} premios",
    rewardsToClaim_one: "{{count}} premio por cobrar",
    rewardsToClaim_other: "{{count}} premios por cobrar",
  },
  winners: "Últimos ganadores",
  pauseWinners: "Detener la lista de ganadores",
  playWinners: "Mover la lista de ganadores",
  pauseRows: "Detener los carruseles de juegos",
  playRows: "Mover los carruseles de juegos",
  jackpotNote: "Número decorativo: no es un premio",
  pauseJackpot: "Detener el número decorativo",
  playJackpot: "Mover el número decorativo",
  /** The merchant's own claims (Spec §9): a brand replaces them, or takes one away by an empty text. */
  claims: { games: "Más de 600 juegos", encryption: "Conexión con cifrado SSL de 256 bits" },
  copyright: "© {{year}} {{brand}}. Todos los derechos reservados.",
  documentList: "Documentos",
  documents: { terms: "Términos de uso", privacy: "Privacidad", responsible: "Juego responsable" },
  help: "Ayuda",
  socialList: "Redes y mensajes",
  social: { FACEBOOK: "Facebook", TELEGRAM: "Telegram", WHATSAPP: "WhatsApp", VIBER: "Viber" },
  licence: "Licencia de Curazao",
  newTab: "(se abre en otra pestaña)",
} as const;
