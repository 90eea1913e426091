/** Spanish texts built into the page, shown when its code doesn't run. */
export const pageNotes = {
  /** For unsupported browsers (Spec §2). */
  legacy: {
    title: "Tu navegador es muy antiguo para este sitio",
    message:
      "En Android, actualiza Chrome a la versión 111 o posterior. En iPhone o iPad, actualiza a iOS 16.4 o posterior: ahí otro navegador no ayuda. JavaScript debe estar activado.",
  },
  /** When the page's code can't be loaded (Spec §8 "Loading failed"). */
  unreachable: {
    message: "No pudimos cargar el sitio. Revisa tu conexión; volvemos a intentarlo en cuanto regrese.",
    retry: "Reintentar",
  },
} as const;
