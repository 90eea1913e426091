import { activeBonus, uploads } from "./shared.ts";

/** Spanish texts of the deposit page: the part "deposit". */
export const deposit = {
  deposit: {
    loading: "Cargando las formas de depósito…",
    failed: "No pudimos cargar las formas de depósito",
    none: {
      title: "Por ahora no se puede depositar",
      text: "No hay ninguna forma de depósito disponible. Inténtalo más tarde.",
      refresh: "Actualizar",
    },
    method: "¿Cómo quieres depositar?",
    kinds: {
      transfer: "Desde tu banco, con CLABE",
      voucher: "En tienda, con una referencia",
      redirect: "Al momento, en la página de pago",
    },
    limits: "De {{min}} a {{max}}",
    amount: "Monto",
    quick: "Montos rápidos",
    amountProblems: {
      empty: "Escribe cuánto quieres depositar.",
      format: "Escribe un monto con máximo dos decimales, por ejemplo 250.50.",
      low: "El mínimo es {{min}}.",
      high: "El máximo es {{max}}.",
    },
    bonus: {
      label: "Promoción",
      none: "Sin bono",
      tooSmall: "Este bono pide un depósito de al menos {{min}}.",
      ask: "Escribe un monto para ver tu bono.",
      deposit: "Depositas",
      extra: "Bono",
      total: "Recibes",
      wager: "Para liberar el bono, apuesta",
      explain:
        "Recibes {{bonus}} de bono. Solo el bono queda bloqueado, hasta que apuestes {{wager}}. Tu depósito puedes retirarlo cuando quieras; si lo retiras antes, pierdes el bono.",
      unavailable: {
        active: "Ya tienes un bono activo. Podrás elegir otro cuando termine o renuncies a él.",
        waiting:
          "Ya tienes un depósito con bono sin acreditar. Podrás elegir otro cuando se acredite o venza.",
      },
    },
    continue: "Continuar",
    backToGame: "Volver al juego",
    latest: "Tus últimos depósitos",
    latestEmpty: "Aquí verás en qué van tus depósitos.",
    latestFailed: "No pudimos cargar tus últimos depósitos.",
    records: "Ver todos los movimientos",
    states: {
      awaiting: "Por pagar",
      review: "En revisión",
      paid: "Acreditado",
      rejected: "Rechazado",
      expired: "Vencido",
    },
    one: {
      loading: "Cargando tu depósito…",
      failed: "No pudimos cargar tu depósito",
      stale: "No pudimos actualizar este depósito. Puede que algo haya cambiado.",
      method: "Forma de pago",
      amount: "Monto",
      bonus: "Bono al acreditarse",
      wager: "Por apostar para liberar el bono",
      bonusLost: "El bono de tu primer depósito no se pagó, porque antes se acreditó otro de tus depósitos.",
      reference: "Referencia",
      payBefore: "Paga antes de",
      bank: "Banco",
      holder: "Beneficiario",
      account: "CLABE",
      created: "Solicitado",
      settled: "Resuelto",
      copy: "Copiar {{what}}",
      again: "Hacer otro depósito",
    },
    titles: {
      transfer: "Haz tu transferencia",
      voucher: "Paga en la tienda",
      redirect: "Completa tu pago",
      review: "Estamos revisando tu pago",
      paid: "¡Listo! Tu saldo ya subió",
      rejected: "Tu depósito no fue aceptado",
      expired: "Este depósito venció",
    },
    explain: {
      transfer:
        "Transfiere el monto exacto a esta cuenta y pon la referencia en el concepto. Luego envíanos el comprobante.",
      voucher:
        "Muestra la referencia en la caja y paga el monto exacto. Tu saldo sube cuando la tienda nos avisa.",
      redirect: "Abre la página de pago para terminar. Tu saldo sube en cuanto se confirma.",
      review:
        "Tu saldo sube en cuanto alguien lo apruebe. Puedes seguir jugando; esta página se actualiza sola.",
      paid: "{{amount}} ya están en tu saldo.",
      rejected: "Tu saldo no cambió. Si pagaste, escríbenos con tu referencia.",
      expired: "Si ya pagaste, no te preocupes: escríbenos con tu referencia. Si no, haz otro depósito.",
    },
    /** Why one was rejected. */
    reasons: {
      "not-received": "No encontramos tu pago.",
      "amount-differs": "El monto que recibimos no es el de este depósito.",
      "receipt-unreadable": "No pudimos leer tu comprobante.",
      "other-holder": "El dinero salió de una cuenta a nombre de otra persona.",
      "security-review": "No pasó nuestra revisión de seguridad.",
      declined: "El pago fue rechazado en la página de pago. Puedes probar con otra forma de pago.",
    },
    /** A deposit was settled while the page was open. */
    news: {
      paid: "Tu depósito de {{amount}} ya está en tu saldo.",
      rejected: "Tu depósito de {{amount}} no fue aceptado.",
    },
    pay: "Ir a pagar",
    receipt: {
      title: "¿Ya transferiste?",
      pictures: "Comprobante",
      missing: "Agrega al menos una imagen de tu comprobante.",
      send: "Enviar comprobante",
      sent: "Recibimos tu comprobante.",
      changed: "Este depósito ya no espera un comprobante. Así quedó:",
    },
  },
  activeBonus,
  uploads,
} as const;
