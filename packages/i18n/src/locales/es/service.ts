export const service = {
  open: "Atención al cliente",
  title: "¿Cómo te ayudamos?",
  unavailable: "Por ahora no hay a quién escribirle. Inténtalo más tarde.",
  newTab: "(se abre en otra pestaña)",
  kinds: {
    LIVECHAT: "Chat en vivo",
    TELEGRAM: "Telegram",
    FACEBOOK: "Facebook",
    INSTAGRAM: "Instagram",
  },
} as const;
