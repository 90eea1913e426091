/** What happened, and what the player can do about it (Spec §8; the catalogue's names: docs/decisions/001). */
export const errors = {
  network: "No hay conexión. Revisa tu internet e inténtalo de nuevo.",
  timeout: "La respuesta tardó demasiado. Inténtalo de nuevo.",
  aborted: "La acción se canceló. Puedes intentarlo de nuevo.",
  badAnswer: "Recibimos una respuesta que no entendemos. Inténtalo más tarde o escríbenos.",
  server: "Algo falló de nuestro lado. Inténtalo en unos minutos.",
  unknown: "Ocurrió un error desconocido. Inténtalo de nuevo o escríbenos.",
  loadingFailed: "No se pudo cargar. Toca para reintentar.",
  tooManyRequests: "Demasiadas solicitudes seguidas. Espera un momento e inténtalo de nuevo.",
  uploadQuota: "Ya enviaste todas las imágenes que se pueden en un día. Inténtalo mañana.",
  insecureOrigin: "Esta conexión no es segura y no enviamos tus datos. Abre el sitio con https.",
  secureChannel: "No se pudo proteger el envío. Recarga la página e inténtalo de nuevo.",
  clockSkew: "La hora de tu dispositivo no es correcta. Ajústala e inténtalo de nuevo.",

  regionRestricted: "Tu IP o ubicación no tiene acceso a este sitio. Si crees que es un error, escríbenos.",
  maintenance: "La plataforma está en mantenimiento. Vuelve en un rato.",
  systemUpgrading: "Estamos actualizando el sistema. Inténtalo más tarde.",

  notLoggedIn: "No has iniciado sesión. Inicia sesión para continuar.",
  sessionExpired: "Tu sesión se cerró. Inicia sesión de nuevo.",
  sessionElsewhere: "Tu cuenta se abrió en otro dispositivo. Inicia sesión de nuevo si quieres seguir aquí.",
  notPermitted: "Tu cuenta no tiene permiso para esto. Si lo necesitas, escríbenos.",
  notFound: "No encontramos lo que buscas. Vuelve e inténtalo de nuevo.",
  conflict: "Esto cambió mientras tanto. Recarga e inténtalo de nuevo.",
  invalidInput: "Hay datos que no son válidos. Revísalos e inténtalo de nuevo.",
  trialRejected: "Las cuentas de prueba no pueden hacer esto. Regístrate para continuar.",

  accountDisabled: "Tu cuenta está deshabilitada. Escríbenos para saber por qué.",

  gameNotPermitted: "Tu cuenta no puede abrir este juego. Elige otro.",
  gameMaintenance: "Este juego está en mantenimiento. Prueba otro mientras tanto.",
  insufficientPermission: "No tienes permiso o no está disponible por ahora. Inténtalo más tarde.",
  gameNotFound: "Este juego ya no está disponible. Elige otro.",
  gameAddressEmpty: "El juego no respondió con su dirección. Inténtalo de nuevo o elige otro.",
  insufficientBalance: "Tu saldo no alcanza. Deposita o baja el monto.",
} as const;
