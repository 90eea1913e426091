export const games = {
  count_one: "{{count}} juego",
  count_other: "{{count}} juegos",
} as const;
