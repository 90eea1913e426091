/** Spanish texts around the gateway's HTML: the part "html". */
export const html = {
  html: {
    table: "Tabla",
    newTab: "(se abre en otra pestaña)",
  },
} as const;
