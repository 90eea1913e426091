export const hotCentre = {
  title: "Juegos populares",
} as const;
