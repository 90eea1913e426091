export const vendorCentre = {
  siblings: "Categorías parecidas",
  vendors: "Proveedores",
  moreVendors: "Más proveedores",
  failed: "No pudimos cargar los proveedores",
  empty: {
    title: "Aquí todavía no hay proveedores",
    text: "Estamos preparando esta categoría. Mientras tanto, hay mucho que jugar.",
    action: "Ver los juegos populares",
  },
} as const;
