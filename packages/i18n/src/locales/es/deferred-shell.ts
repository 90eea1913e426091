/** Spanish texts loaded after the first view, on every page and below the fold of home: the part "deferredShell". */
export const deferredShell = {
  /** The closed site. */
  closed: {
    regionTitle: "Acceso restringido",
    address: "Tu dirección IP: {{ip}}",
    maintenanceTitle: "En mantenimiento",
    maintenance: "Estamos mejorando el sitio. Volvemos en cuanto terminemos; no tienes que hacer nada.",
    until: "Pensamos abrir de nuevo a las {{time}} ({{zone}}).",
    untilDay: "Pensamos abrir de nuevo el {{day}} a las {{time}} ({{zone}}).",
    late: "Está tardando más de lo planeado. Gracias por tu paciencia.",
    region: "Desde tu ubicación no podemos ofrecerte el sitio. Si crees que es un error, contáctanos.",
    blockedTitle: "Acceso bloqueado",
    blocked: "Esta dirección de internet no puede usar el sitio. Si crees que es un error, contáctanos.",
    checkAgain: "Revisar de nuevo",
    checking: "Lo revisamos por ti cada pocos segundos.",
    stillClosed: "Lo revisamos: el sitio sigue cerrado.",
    notChecked: "No pudimos revisarlo. Revisa tu conexión e inténtalo de nuevo.",
    service: "¿Necesitas ayuda?",
  },
  download: {
    title: "Lleva {{brand}} en tu teléfono",
    bar: "La app de {{brand}}",
    get: "Descargar",
    dismiss: "Ocultar la descarga",
  },
  /** Home below the first view. */
  lowerHome: {
    own: {
      title: "Tus juegos",
      empty: "Aquí verás los juegos que juegues y los que marques con una estrella.",
      rewards_one: "{{count}} premio",
      rewards_other: "{{count}} premios",
      rewardsToClaim_one: "{{count}} premio por cobrar",
      rewardsToClaim_other: "{{count}} premios por cobrar",
    },
    winners: "Últimos ganadores",
    pauseWinners: "Pausar la lista de ganadores",
    playWinners: "Reanudar la lista de ganadores",
    pauseRows: "Pausar los carruseles de juegos",
    playRows: "Reanudar los carruseles de juegos",
    jackpotNote: "Número decorativo: no es un premio",
    pauseJackpot: "Pausar el número decorativo",
    playJackpot: "Reanudar el número decorativo",
    /** The merchant's claims (Spec §9): a brand replaces them, or hides one with an empty text. */
    claims: { games: "Más de 600 juegos", encryption: "Conexión con cifrado SSL de 256 bits" },
    /** The public help line for players; empty where a brand has none. */
    helpLine: "¿El juego dejó de ser juego? Línea de la Vida: 800 911 2000, gratis, todos los días.",
    payments: "Formas de pago",
    copyright: "© {{year}} {{brand}}. Todos los derechos reservados.",
    documentList: "Documentos",
    documents: { terms: "Términos de uso", privacy: "Privacidad", responsible: "Juego responsable" },
    help: "Ayuda",
    socialList: "Redes y mensajes",
    social: { FACEBOOK: "Facebook", TELEGRAM: "Telegram", WHATSAPP: "WhatsApp", VIBER: "Viber" },
    licence: "Licencia de Curazao",
    newTab: "(se abre en otra pestaña)",
  },
  popups: {
    next: "Siguiente",
    place: "{{place}} de {{count}}",
  },
  release: {
    new: "Hay una versión nueva del sitio.",
    needed:
      "Actualiza el sitio para continuar. Quizá tengas que volver a escribir contraseñas o elegir imágenes.",
    take: "Actualizar",
    later: "Después",
  },
  service: {
    open: "Atención al cliente",
    title: "¿Cómo te ayudamos?",
    unavailable: "Por ahora la atención al cliente no está disponible. Inténtalo más tarde.",
    newTab: "(se abre en otra pestaña)",
    kinds: {
      LIVECHAT: "Chat en vivo",
      TELEGRAM: "Telegram",
      FACEBOOK: "Facebook",
      INSTAGRAM: "Instagram",
    },
  },
} as const;
