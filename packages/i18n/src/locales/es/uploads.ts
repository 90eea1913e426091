/** Whatever forms that take pictures and a remark say; part of the texts of each page that has such a form. */
export const uploads = {
  pictures: "Imágenes (opcional)",
  hint: "PNG o JPG, hasta 5 MB cada imagen, máximo 3. Las fotos más pesadas se reducen al elegirlas.",
  add: "Agregar imagen",
  remove: "Quitar {{name}}",
  problems: {
    format: "No podemos abrir {{name}} como imagen. Elige una foto PNG o JPG, o una captura de pantalla.",
    size: "Esa imagen pesa más de 5 MB y no se pudo reducir: {{name}}.",
    count: "Puedes enviar 3 imágenes como máximo.",
  },
  remark: "Comentario (opcional)",
  count: "{{used}} de {{max}}",
  tooLong: "El comentario puede tener hasta {{max}} caracteres.",
  sent_one: "Con {{count}} imagen",
  sent_other: "Con {{count}} imágenes",
} as const;
