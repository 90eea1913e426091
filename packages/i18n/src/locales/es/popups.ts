export const popups = {
  next: "Siguiente",
  place: "{{place}} de {{count}}",
} as const;
