/**
 * Spanish words for a page whose code can't be had (Spec §8 "Loading failed"); only the build reads them,
 * into the page itself.
 */
export const unreachable = {
  message: "No pudimos cargar el sitio. Revisa tu conexión; volvemos a intentarlo en cuanto regrese.",
  retry: "Reintentar",
} as const;
