export const legal = {
  minimumAge: "Solo para mayores de {{age}} años.",
  playResponsibly: "Juega con responsabilidad.",
  copyright: "© {{year}} {{brand}}. Todos los derechos reservados.",
  restrictedTitle: "Acceso restringido",
  restrictedIp: "Tu dirección IP: {{ip}}",
  maintenanceTitle: "En mantenimiento",
} as const;
