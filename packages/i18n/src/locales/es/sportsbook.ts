/** The sportsbook's page, where its words differ from those of a game. */
export const sportsbook = {
  exit: "Salir de las apuestas",
  loading: "Abriendo las apuestas…",
  late: "Las apuestas están tardando más de lo normal. Revisa tu conexión o ábrelas de otra forma.",
  failed: "Las apuestas no se pudieron abrir",
  others: "Ver otros deportes",
} as const;
