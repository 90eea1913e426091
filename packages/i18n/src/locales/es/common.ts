export const common = {
  accept: "Aceptar",
  cancel: "Cancelar",
  close: "Cerrar",
  back: "Atrás",
  retry: "Reintentar",
  seeAll: "Ver todo",
  showMore: "Ver más",
  reset: "Restablecer",
  apply: "Aplicar",
  loading: "Cargando…",
  skipToContent: "Ir al contenido",
  alreadyLoggedIn: "Ya tienes una sesión abierta.",
} as const;
