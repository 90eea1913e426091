import { uploads } from "./shared.ts";

/** Spanish texts of the message centre and the inbox: the part "messages". */
export const messages = {
  messages: {
    label: "Formas de contacto",
    telegram: "Telegram",
    telegramDetail: "Novedades y ayuda en nuestro canal",
    newTab: "(se abre en otra pestaña)",
    notices: "Avisos",
    noticesDetail: "Novedades para todos los jugadores",
    inbox: "Buzón",
    inboxDetail: "Tus mensajes con nosotros",
    affiliates: "Servicio de afiliados",
    affiliatesDetail: "Escríbenos sobre tus invitados y tus comisiones",
    unread: "{{shown}} sin leer",
  },
  inbox: {
    boxes: "Buzón",
    received: "Recibidos",
    sent: "Enviados",
    write: "Escribir un mensaje",
    list: {
      received: "Mensajes recibidos",
      sent: "Mensajes enviados",
    },
    unread: "Sin leer",
    loading: "Cargando tus mensajes",
    failed: "No pudimos cargar tus mensajes",
    stale: "No pudimos buscar mensajes nuevos. Esto es lo último que cargó.",
    emptyTitle: {
      received: "Tu buzón está vacío",
      sent: "Todavía no nos has escrito",
    },
    empty: {
      received: "Aquí te escribimos sobre tu cuenta, tus retiros y tus premios.",
      sent: "¿Tienes una pregunta? Escríbenos y te contestamos aquí mismo.",
    },
    loadingMore: "Cargando más mensajes",
    moreFailed: "No pudimos cargar más mensajes.",
    end: "No hay más mensajes.",
    remove: "Eliminar",
    removeNamed: "Eliminar: {{title}}",
    removeTitle: "¿Eliminar este mensaje?",
    removeText: "«{{title}}» desaparecerá de tu buzón y no podrás recuperarlo.",
    keep: "Conservar",
    removed: "Mensaje eliminado.",
    writeTitle: "Escríbenos",
    writeIntro: "Te contestamos en tu buzón. Nunca nos mandes tu contraseña.",
    affiliatesTitle: "Servicio de afiliados",
    affiliatesIntro:
      "Escríbele al equipo de afiliados sobre tus invitados, tu enlace o tus comisiones. Te contesta en tu buzón.",
    feedbackTitle: "Danos tu opinión",
    feedbackIntro:
      "Cuéntanos qué te gusta, qué falta o qué falla; si algo se ve mal, agrega una captura. Te contestamos en tu buzón.",
    feedbackSubject: "Mi opinión",
    fields: {
      title: "Asunto",
      text: "Mensaje",
    },
    count: "{{used}} de {{max}}",
    problems: {
      title: {
        missing: "Escribe de qué se trata.",
        "too-long": "El asunto puede tener hasta {{max}} caracteres.",
      },
      text: {
        missing: "Escribe tu mensaje.",
        "too-long": "El mensaje puede tener hasta {{max}} caracteres.",
      },
    },
    send: "Enviar",
    wasSent: "Enviamos tu mensaje.",
  },
  uploads,
} as const;
