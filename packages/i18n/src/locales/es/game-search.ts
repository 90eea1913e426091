export const gameSearch = {
  title: "Buscar juegos",
} as const;
