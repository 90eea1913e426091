export const picture = {
  change: "Cambiar tu foto de perfil",
  title: "Foto de perfil",
  loading: "Cargando las fotos",
  failed: "No pudimos cargar las fotos",
  choose: "Elige una",
  empty: "Por ahora no hay fotos para elegir. Sube una tuya.",
  option: "Foto {{number}}",
  upload: "Subir una foto",
  limits: "PNG o JPG. La recortamos y reducimos.",
  wrongKind: "No podemos abrir ese archivo como foto. Elige una PNG o JPG, o una captura de pantalla.",
  tooLarge: "La foto pesa más de 5 MB y no se pudo reducir. Elige otra más ligera.",
  changed: "Tu foto quedó cambiada.",
} as const;
