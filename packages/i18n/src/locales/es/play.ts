/** An open game: opening it, what can go wrong, and the ways out. */
export const play = {
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
} as const;
