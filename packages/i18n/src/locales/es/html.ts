export const html = {
  table: "Tabla",
  newTab: "(se abre en otra pestaña)",
} as const;
