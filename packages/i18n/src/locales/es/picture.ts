export const picture = {
  change: "Cambiar tu foto de perfil",
  title: "Foto de perfil",
  loading: "Cargando las fotos",
  failed: "No pudimos cargar las fotos",
  choose: "Elige una",
  empty: "Por ahora no hay fotos para elegir. Sube una tuya.",
  option: "Foto {{number}}",
  upload: "Subir una foto",
  limits: "PNG o JPG, hasta 5 MB.",
  wrongKind: "Ese archivo no es una foto PNG o JPG.",
  tooLarge: "La foto pesa más de 5 MB. Elige otra más ligera.",
  changed: "Tu foto quedó cambiada.",
} as const;
