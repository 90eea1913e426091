export const sportsbook = {
  title: "Apuestas deportivas",
} as const;
