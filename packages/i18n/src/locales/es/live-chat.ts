export const liveChat = {
  title: "Chat en vivo",
  detail: "Escríbele a una persona",
  ask: "¿No encontraste lo que buscabas?",
  unread_one: "{{count}} mensaje sin leer",
  unread_other: "{{count}} mensajes sin leer",
  opening: "Abriendo el chat…",
  noAddress: "El chat no respondió con su dirección. Inténtalo de nuevo.",
} as const;
