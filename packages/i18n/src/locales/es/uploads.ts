/** Whatever forms that take pictures and a remark say; part of the texts of each page that has such a form. */
export const uploads = {
  pictures: "Imágenes (opcional)",
  hint: "PNG o JPG, hasta 5 MB cada imagen, máximo 3.",
  add: "Agregar imagen",
  remove: "Quitar {{name}}",
  problems: {
    format: "Ese archivo no es una imagen PNG o JPG: {{name}}.",
    size: "Esa imagen pesa más de 5 MB: {{name}}.",
    count: "Puedes enviar 3 imágenes como máximo.",
  },
  remark: "Comentario (opcional)",
  count: "{{used}} de {{max}}",
  tooLong: "El comentario puede tener hasta {{max}} caracteres.",
  sent_one: "Con {{count}} imagen",
  sent_other: "Con {{count}} imágenes",
} as const;
