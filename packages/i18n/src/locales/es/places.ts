/** Where a member's money is (Spec §7 "merchant wallet"). */
export const places = {
  title: "¿Dónde está mi dinero?",
  loading: "Consultando tu dinero…",
  failed: "No pudimos consultar dónde está tu dinero",
  stale: "No pudimos actualizar los importes.",
  available: "Disponible",
  withdrawing: "En retiros pendientes",
  vendor: "En apuestas abiertas con {{name}}",
  all: "Todo tu dinero está disponible.",
  refresh: "Actualizar",
} as const;
