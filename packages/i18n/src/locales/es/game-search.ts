/** Words of the slot search over a page. */
export const gameSearch = {
  title: "Buscar tragamonedas",
  placeholder: "Nombre de la tragamonedas",
  results: "Tragamonedas encontradas",
  found_one: "{{count}} tragamonedas con «{{name}}»",
  found_other: "{{count}} tragamonedas con «{{name}}»",
  empty: {
    title: "Ninguna tragamonedas se llama así",
    text: "Revisa cómo lo escribiste o prueba con menos letras.",
  },
  invitation: "Inicia sesión y aquí verás tu colección.",
  logIn: "Iniciar sesión",
} as const;
