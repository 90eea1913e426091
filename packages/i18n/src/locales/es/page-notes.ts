/** Spanish texts that stand in the page itself, for when its code doesn't run. */
export const pageNotes = {
  /** For browsers that are too old for the site (Spec §2). */
  legacy: {
    title: "Tu navegador es muy antiguo para este sitio",
    message:
      "En Android, actualiza Chrome a la versión 111 o posterior. En iPhone o iPad, actualiza a iOS 16.4 o posterior: ahí otro navegador no ayuda. JavaScript debe estar activado.",
  },
  /** For a page whose code can't be had (Spec §8 "Loading failed"). */
  unreachable: {
    message: "No pudimos cargar el sitio. Revisa tu conexión; volvemos a intentarlo en cuanto regrese.",
    retry: "Reintentar",
  },
} as const;
