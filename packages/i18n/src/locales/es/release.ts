export const release = {
  new: "Hay una versión nueva del sitio.",
  needed:
    "Para seguir hace falta la versión nueva del sitio. Quizá debas poner otra vez contraseñas o imágenes.",
  take: "Actualizar",
  later: "Después",
} as const;
