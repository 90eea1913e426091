/** Spanish texts about installing the site on a phone: the part "install". */
export const install = {
  install: {
    description:
      "Tragamonedas, casino en vivo, deportes y lotería en tu teléfono. Solo para mayores de {{age}} años.",
    now: "Instalar ahora",
    newTab: "(se abre en otra pestaña)",
    links: {
      ios: "Descargar para iPhone",
      profile: "Instalar el perfil para iPhone",
      android: "Descargar para Android",
    },
    profileHint: "Después abre Ajustes, toca Perfil descargado y elige Instalar.",
    legacy:
      "Tu iPhone usa una versión de iOS demasiado antigua para instalar el sitio. Actualízalo a iOS {{version}} o posterior en Ajustes › General › Actualización de software.",
    guides: {
      safari: {
        title: "Agrégalo desde Safari (iPhone y iPad)",
        menu: "Toca el botón Compartir. Si no lo ves, toca antes los tres puntos.",
        add: "Baja y elige «Agregar a inicio».",
        done: "Toca «Agregar»: el ícono queda en tu pantalla de inicio.",
      },
      chrome: {
        title: "Agrégalo desde Chrome (Android)",
        menu: "Toca los tres puntos, arriba a la derecha.",
        add: "Elige «Agregar a la pantalla principal» o «Instalar app».",
        done: "Confirma con «Instalar»: el ícono queda en tu pantalla de inicio.",
      },
      inApp: {
        title: "Primero sal de esta aplicación",
        menu: "Abriste el sitio dentro de otra app. Toca su menú, los tres puntos o Compartir.",
        leave: "Elige «Abrir en el navegador» y sigue ahí los pasos de abajo.",
      },
    },
    app: {
      descriptionDefault: "Tus juegos, tu saldo y tus promociones a un toque.",
      installed: "Ya lo tienes: estás usando {{brand}} desde tu pantalla de inicio.",
    },
  },
} as const;
