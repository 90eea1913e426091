export const games = {
  count_one: "{{count}} juego",
  count_other: "{{count}} juegos",
  list: "Lista de juegos",
  show: "Mostrar",
  vendors: "Proveedores",
  favourite: "Favorito",
  end: "Eso es todo: ya viste la lista completa.",
  failed: "No pudimos cargar los juegos",

  badge: { hot: "HOT", new: "NUEVO", unavailable: "CERRADO" },

  allVendors: "Todos",
  modes: { all: "Todos", hot: "Populares", fav: "Mi colección", recent: "Recientes" },

  search: { field: "Buscar juegos", placeholder: "Busca un juego", clear: "Borrar la búsqueda" },

  filter: {
    open: "Filtrar",
    openActive: "Filtrar (hay filtros activos)",
    title: "Filtrar juegos",
    vendor: "Proveedor",
    minBet: "Apuesta mínima",
    any: "Cualquiera",
  },

  jump: {
    shown: "Página {{page}} de {{pages}}",
    open: "Página {{page}} de {{pages}}. Ir a otra",
    title: "Ir a una página",
    page: "Número de página, de 1 a {{pages}}",
    slider: "Elegir la página",
    submit: "Ir",
    outside: "Escribe un número de 1 a {{pages}}.",
    failed: "No pudimos cargar esa página. Inténtalo de nuevo.",
  },

  empty: {
    showAll: "Ver todos los juegos",
    reset: "Quitar filtros",
    all: { title: "Aquí todavía no hay juegos", text: "Vuelve pronto: agregamos juegos cada semana." },
    filter: {
      title: "Ningún juego coincide",
      text: "Prueba con otro nombre, otro proveedor u otra apuesta.",
    },
    hot: { title: "Todavía no hay populares", text: "En cuanto un juego se ponga de moda, lo verás aquí." },
    fav: { title: "Tu colección está vacía", text: "Toca la estrella de un juego para guardarlo aquí." },
    recent: { title: "Todavía no has jugado", text: "Los juegos que abras aparecerán aquí." },
  },
} as const;
