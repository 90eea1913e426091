/** Languages that the page speaks; whoever asks for another is answered in English. */
export type ChatPageLanguage = "es" | "en";

/** The page's language for the one that the site asked for. */
export const chatPageLanguage = (asked: string): ChatPageLanguage =>
  asked.toUpperCase() === "ES" ? "es" : "en";

export const chatTexts = {
  es: {
    back: "Volver al sitio",
    lead: "Ocupa el lugar de un chat de verdad en el sandbox. Se contesta desde su consola.",
    empty: "Todavía no hay mensajes. Escribe el primero.",
    member: "Tú",
    agent: "Soporte",
    label: "Tu mensaje",
    send: "Enviar",
    look: "Buscar mensajes nuevos",
    unknown: "Este chat se cerró. Ábrelo de nuevo desde el sitio.",
    reply: "Gracias por escribirnos. Una persona te contesta aquí mismo.",
  },
  en: {
    back: "Back to the site",
    lead: "It stands in for a real chat in the sandbox. It is answered from its console.",
    empty: "No messages yet. Write the first one.",
    member: "You",
    agent: "Support",
    label: "Your message",
    send: "Send",
    look: "Look for new messages",
    unknown: "This chat was closed. Open it again from the site.",
    reply: "Thank you for writing. Somebody will answer you right here.",
  },
} as const;
