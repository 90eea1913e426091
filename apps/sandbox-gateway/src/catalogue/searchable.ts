/** A text without case and accents, so that "aguila" finds "Águila". */
export const searchable = (text: string): string =>
  text.trim().normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
