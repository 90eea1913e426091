export const download = {
  title: "Lleva {{brand}} en tu teléfono",
  bar: "La app de {{brand}}",
  get: "Descargar",
  dismiss: "Ocultar la descarga",
} as const;
