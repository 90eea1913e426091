export const liveTables = {
  title: "En la mesa ahora",
  state: { open: "En vivo", full: "Llena", closed: "Cerrada" },
  opensAt: "Abre a las {{time}}",
  limits: "{{min}} a {{max}}",
  empty: "Ningún crupier está en su mesa ahora. Las demás mesas siguen abiertas más abajo.",
  shortcuts: "Directo a tu juego",
  tables_one: "{{count}} mesa",
  tables_other: "{{count}} mesas",
} as const;
