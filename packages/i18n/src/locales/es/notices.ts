export const notices = {
  unread: "Sin leer",
  failedTitle: "Los avisos no se pudieron cargar",
  emptyTitle: "No hay avisos",
  empty: "Cuando tengamos algo que contarte, lo verás aquí.",
  noContent: "Este aviso no dice más que su título.",
} as const;
