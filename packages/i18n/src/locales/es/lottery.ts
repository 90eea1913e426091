export const lottery = {
  toHall: "Ver próximos sorteos y resultados",
  groups: "Tipos de sorteo",
  playTypes: { trad: "Tradicional", ent: "Entretenimiento" },
  groupWithMode: "{{playType}} {{mode}}",
  vietnam: "Vietnam",

  list: "Sorteos",
  failed: "No pudimos cargar los sorteos",
  stale: "Estos horarios pueden haber cambiado.",
  numbersFailed: "No pudimos cargar los últimos números.",
  empty: {
    title: "Aquí todavía no hay sorteos",
    text: "Mira los juegos del sitio mientras llegan.",
    action: "Ver todos los juegos",
  },

  play: "Jugar {{name}}",
  lastNumbers: "Último resultado de {{name}}",
  numbersUnknown: "No se pudieron cargar",
  numbersPending: "Todavía no hay resultados",
  countdown: "Próximo sorteo de {{name}}",
  draw: "Sorteo {{number}}",
  daysAndClock: "{{days}} d {{clock}}",

  states: {
    paused: "En pausa",
    open: "Abierto",
    closing: "Cierra pronto",
    closed: "Ventas cerradas",
    drawing: "Sorteando…",
    overdue: "Por confirmar",
  },

  history: {
    open: "Resultados",
    openOf: "Resultados de {{name}}",
    failed: "No pudimos cargar los resultados.",
    empty: "Este sorteo todavía no tiene resultados.",
    loading: "Cargando resultados…",
    numbers: "Números del sorteo {{number}}",
  },

  results: {
    title: "Resultados de Vietnam",
    region: "Región",
    regions: { north: "Norte", central: "Centro", south: "Sur" },
    province: "Provincia",
    previous: "Día anterior",
    next: "Día siguiente",
    day: "Resultados del {{day}}",
    caption: "{{province}}, {{day}}",
    rank: "Premio",
    numbers: "Números",
    ranks: {
      special: "Especial",
      other: "{{rank}}.º",
    },
    pending: "El sorteo de {{province}} es a las {{time}}, hora de Vietnam.",
    pendingTitle: "Todavía no hay resultados",
    failed: "No pudimos cargar los resultados",
    empty: { title: "Ese día no hubo sorteos", text: "Elige otro día u otra región." },
  },
} as const;
