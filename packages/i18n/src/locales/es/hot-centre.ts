/** Words of the hot games centre beyond those of every list. */
export const hotCentre = {
  search: "Buscar entre los populares",
  placeholder: "Busca un juego popular",
  type: "Tipo de juego",
  nothing: "Prueba con otro nombre, otro tipo u otro proveedor.",
  showHot: "Ver los populares",
} as const;
