export const legal = {
  minimumAge: "Solo para mayores de {{age}} años.",
  playResponsibly: "Juega con responsabilidad.",
  licences: "Licencias",
} as const;
