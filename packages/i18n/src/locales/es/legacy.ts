/** Spanish tip for browsers that are too old for the site (Spec §2); only the build reads it, into the page itself. */
export const legacy = {
  title: "Tu navegador es muy antiguo para este sitio",
  message:
    "Actualiza tu teléfono o instala la versión más reciente de Chrome. Hace falta iOS 16.4 o Chrome 111, con JavaScript activado.",
} as const;
