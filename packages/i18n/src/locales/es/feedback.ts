export const feedback = {
  title: "Danos tu opinión",
  detail: "Cuéntanos qué te gusta y qué falla",
} as const;
