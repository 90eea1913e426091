/** The agency centre: the agents' home and the reports about the team (Spec §2 "Agent home"). */
export const agency = {
  greeting: {
    morning: "Buenos días",
    "early-afternoon": "Buenas tardes",
    "late-afternoon": "Buenas tardes",
    evening: "Buenas noches",
  },

  today: "Tu equipo hoy",
  counters: {
    loggedIn: "Entraron",
    bettors: "Apostaron",
    registered: "Se registraron",
    online: "En línea",
  },
  countersLoading: "Cargando los números de tu equipo…",
  countersFailed: "No pudimos cargar los números de tu equipo.",
  countersStale: "No pudimos actualizar los números de tu equipo.",

  tools: "Herramientas",
  tool: {
    overview: "Resumen del equipo",
    records: "Movimientos",
    members: "Miembros del equipo",
    transfers: "Transferir",
    profit: "Ganancias y pérdidas",
    bets: "Apuestas del equipo",
    games: "Juegos",
    rebates: "Reembolsos",
    security: "Seguridad",
    inbox: "Buzón",
    service: "Atención al cliente",
  },
  elsewhere: "Otras páginas de este miembro",
  unread: "{{shown}} sin leer",

  footer: {
    label: "Menú de la agencia",
    home: "Inicio",
    open: "Abrir cuenta",
    dividend: "Dividendos",
    notices: "Avisos",
  },

  service: {
    title: "Atención al cliente",
    text: "Escríbele a tu servicio de afiliados; te responde en tu buzón.",
    write: "Escribir un mensaje",
  },
} as const;
