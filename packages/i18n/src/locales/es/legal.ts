export const legal = {
  minimumAge: "Solo para mayores de {{age}} años.",
  playResponsibly: "Juega con responsabilidad.",
} as const;
