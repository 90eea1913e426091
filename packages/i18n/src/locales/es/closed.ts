/** What stands instead of the site while it is closed. */
export const closed = {
  regionTitle: "Acceso restringido",
  address: "Tu dirección IP: {{ip}}",
  maintenanceTitle: "En mantenimiento",
  maintenance: "Estamos mejorando el sitio. Volvemos en cuanto terminemos; no tienes que hacer nada.",
  until: "Pensamos abrir de nuevo a las {{time}} ({{zone}}).",
  untilDay: "Pensamos abrir de nuevo el {{day}} a las {{time}} ({{zone}}).",
  late: "Está tardando más de lo planeado. Gracias por tu paciencia.",
  region: "Desde tu ubicación no podemos ofrecerte el sitio. Si crees que es un error, contáctanos.",
  blockedTitle: "Acceso bloqueado",
  blocked: "Esta dirección de internet no puede usar el sitio. Si crees que es un error, contáctanos.",
  checkAgain: "Revisar de nuevo",
  checking: "Lo revisamos por ti cada pocos segundos.",
  stillClosed: "Lo revisamos: el sitio sigue cerrado.",
  notChecked: "No pudimos revisarlo. Revisa tu conexión e inténtalo de nuevo.",
  service: "¿Necesitas ayuda?",
} as const;
