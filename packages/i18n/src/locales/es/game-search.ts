/** Words of the search over a page: slots, and below them other games. */
export const gameSearch = {
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
} as const;
