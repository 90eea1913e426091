export const release = {
  new: "Hay una versión nueva del sitio.",
  needed:
    "Para seguir aquí hace falta la versión nueva del sitio. Lo que escribiste en esta página se perderá.",
  take: "Actualizar",
  later: "Después",
} as const;
