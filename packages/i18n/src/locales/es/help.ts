export const help = {
  topics: "Temas de ayuda",
  showTopics: "Ver temas",
  hideTopics: "Ocultar temas",
  refresh: "Actualizar",
  refreshed: "La ayuda está al día.",
  failedTitle: "La ayuda no se pudo cargar",
  emptyTitle: "Todavía no hay temas de ayuda",
  empty: "Estamos escribiéndolos. Vuelve más tarde.",
  noContent: "Este tema todavía no tiene texto.",
} as const;
