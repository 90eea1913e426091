/** The days that a list is about (Spec §9 "Date picker 2000 to 2030"). */
export const period = {
  label: "Fechas",
  days1: "Hoy",
  days7: "7 días",
  days30: "30 días",
  days90: "90 días",
  range: "Elegir fechas",
  from: "Desde",
  to: "Hasta",
  apply: "Ver estas fechas",
  problems: {
    day: "Elige los dos días, entre 2000 y 2030.",
    order: "El primer día debe ser anterior al último.",
  },
} as const;
