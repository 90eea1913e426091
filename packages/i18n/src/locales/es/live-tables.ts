export const liveTables = {
  title: "Mesas en vivo",
} as const;
