/** Spanish texts of the game screens beyond the lists: the part "lobby". */
export const lobby = {
  vendorCentre: {
    siblings: "Categorías parecidas",
    vendors: "Proveedores",
    moreVendors: "Más proveedores",
    failed: "No pudimos cargar los proveedores",
    empty: {
      title: "Aquí todavía no hay proveedores",
      text: "Estamos preparando esta categoría. Mientras tanto, hay mucho que jugar.",
      action: "Ver los juegos populares",
    },
  },
  liveTables: {
    title: "En la mesa ahora",
    state: { open: "En vivo", full: "Llena", closed: "Cerrada" },
    opensAt: "Abre a las {{time}}",
    limits: "{{min}} a {{max}}",
    empty: "Ningún crupier está en su mesa ahora. Las demás mesas siguen abiertas más abajo.",
    shortcuts: "Directo a tu juego",
    tables_one: "{{count}} mesa",
    tables_other: "{{count}} mesas",
  },
  lottery: {
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
  },
  /** The search overlay: slots first, then other games. */
  gameSearch: {
    title: "Buscar juegos",
    placeholder: "Nombre del juego",
    results: "Tragamonedas encontradas",
    found_one: "{{count}} tragamonedas con «{{name}}»",
    found_other: "{{count}} tragamonedas con «{{name}}»",
    resultsOf: "{{type}}: juegos encontrados",
    foundOf_one: "{{type}}: {{count}} juego con «{{name}}»",
    foundOf_other: "{{type}}: {{count}} juegos con «{{name}}»",
    empty: {
      title: "Ninguna tragamonedas se llama así",
      text: "Revisa cómo lo escribiste o prueba con menos letras.",
    },
    invitation: "Inicia sesión y aquí verás tu colección.",
    logIn: "Iniciar sesión",
  },
  /** The hot games centre. */
  hotCentre: {
    search: "Buscar entre los populares",
    placeholder: "Busca un juego popular",
    type: "Tipo de juego",
    nothing: "Prueba con otro nombre, otro tipo u otro proveedor.",
    showHot: "Ver los populares",
  },
  /** The sportsbook's page, where it differs from a game's. */
  sportsbook: {
    exit: "Salir de las apuestas",
    loading: "Abriendo las apuestas…",
    late: "Las apuestas están tardando más de lo normal. Revisa tu conexión o ábrelas de otra forma.",
    failed: "Las apuestas no se pudieron abrir",
    others: "Ver otros deportes",
  },
  games: {
    /** An open game: loading, failures and exits. */
    play: {
      title: "Juego",
      exit: "Salir del juego",
      again: "Volver a abrir el juego",
      loading: "Abriendo {{name}}…",
      loadingUnnamed: "Abriendo el juego…",
      late: "El juego está tardando más de lo normal. Revisa tu conexión o ábrelo de otra forma.",
      newWindow: "Abrir en otra ventana",
      failed: "El juego no se pudo abrir",
      others: "Ver otros juegos",
      practice: "Prueba",
      playMoney: "Dinero ficticio",
      forMoney: "Con dinero",
      age: {
        title: "¿Tienes {{age}} años o más?",
        text: "Las demostraciones son solo para mayores de edad.",
        confirm: "Sí, tengo {{age}} o más",
      },
    },
  },
} as const;
