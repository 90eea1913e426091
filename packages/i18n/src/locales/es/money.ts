import { period } from "./shared.ts";

/** Spanish texts of withdrawals and records: the part "money". */
export const money = {
  period,
  /** Where the member's money is (Spec §7 "merchant wallet"). */
  places: {
    title: "¿Dónde está mi dinero?",
    loading: "Consultando tu dinero…",
    failed: "No pudimos consultar dónde está tu dinero",
    stale: "No pudimos actualizar los montos.",
    available: "Disponible",
    withdrawing: "En retiros pendientes",
    vendor: "En apuestas abiertas con {{name}}",
    all: "Todo tu dinero está disponible.",
    refresh: "Actualizar",
  },
  /** Transactions (Spec §2 "/m/transaction/record"). */
  records: {
    types: {
      label: "Tipo de movimiento",
      A: "Todos",
      D: "Depósitos",
      W: "Retiros",
      G: "Juegos",
      B: "Bonos",
      O: "Otros",
    },
    states: {
      label: "Estado",
      all: "Todos",
      done: "Completado",
      pending: "Pendiente",
      rejected: "Rechazado",
    },
    kinds: {
      opening: "Saldo inicial",
      adjustment: "Ajuste",
      bet: "Apuesta",
      win: "Ganancia",
      deposit: "Depósito",
      withdrawal: "Retiro",
      "withdrawal-return": "Retiro devuelto",
      fee: "Comisión de retiro",
      bonus: "Bono",
      rebate: "Reembolso",
      transfer: "Transferencia",
    },

    draw: "Empate",
    selection: "{{home}} – {{away}}: {{pick}} · {{odds}}",

    totals: "Resumen",
    into: "Entradas",
    outOf: "Salidas",
    count_one: "{{count}} movimiento",
    count_other: "{{count}} movimientos",
    span: "Del {{from}} al {{to}}",

    list: "Movimientos",
    detailOf: "Ver el detalle",
    deposit: "Ver este depósito",
    facts: {
      state: "Estado",
      at: "Fecha y hora",
      amount: "Monto",
      balance: "Saldo después",
      subject: "Concepto",
      type: "Tipo de juego",
      vendor: "Proveedor",
      stake: "Apostado",
      selection: "Selección",
      reference: "Folio",
    },

    loading: "Cargando movimientos…",
    loadingMore: "Cargando más movimientos…",
    moreFailed: "No pudimos cargar más movimientos.",
    end: "No hay más movimientos en estas fechas.",
    failed: "No pudimos cargar tus movimientos",
    stale: "No pudimos actualizar la lista. Puede que falte lo más reciente.",
    empty: {
      title: "No hay movimientos",
      text: "En estas fechas no hay nada de este tipo. Prueba con otras fechas u otro tipo.",
      reset: "Ver todo",
    },
  },
  /** Withdrawals (Spec §2 "/m/withdraw"). */
  withdraw: {
    available: "Disponible para retirar",
    rollover: "Te falta apostar {{amount}} para poder retirar.",
    loading: "Cargando tus datos de retiro…",
    failed: "No pudimos cargar tus datos de retiro",
    stale: "No pudimos actualizar estos datos. Puede que tu saldo haya cambiado.",

    card: "Cuenta de destino",
    noCards: {
      title: "Agrega una cuenta para retirar",
      text: "Tu dinero sale a una tarjeta o cuenta CLABE a tu nombre. Agrégala en el centro de seguridad.",
      add: "Agregar una cuenta",
    },
    noPassword: {
      title: "Crea tu contraseña de pago",
      text: "La pedimos cada vez que retiras. Créala en el centro de seguridad.",
      set: "Crear contraseña de pago",
    },

    amount: "¿Cuánto quieres retirar?",
    limits: "De {{min}} a {{max}}. Hoy puedes retirar hasta {{today}}.",
    all: "Todo",
    problems: {
      required: "Escribe cuánto quieres retirar.",
      format: "Escribe un monto con números, como 1500 o 1500.50.",
      minimum: "El mínimo es {{amount}}.",
      maximum: "El máximo es {{amount}}.",
      today: "Hoy puedes retirar hasta {{amount}}.",
      balance: "No te alcanza para ese monto más la comisión.",
      rollover: "Te falta apostar {{amount}} para poder retirar.",
    },

    summary: "Resumen del retiro",
    facts: {
      arrives: "Te llega",
      fee: "Comisión",
      total: "Sale de tu saldo",
      to: "A tu cuenta",
    },
    feeFree_one: "Tienes {{count}} retiro sin comisión hoy.",
    feeFree_other: "Tienes {{count}} retiros sin comisión hoy.",
    feeRule: "La comisión es de {{percent}}, mínimo {{amount}}.",

    password: "Contraseña de pago",
    showPassword: "Mostrar contraseña de pago",
    hidePassword: "Ocultar contraseña de pago",
    passwordRequired: "Escribe tu contraseña de pago.",

    submit: "Retirar",
    confirm: {
      title: "¿Retirar {{amount}}?",
      text: "Revisa la cuenta: un retiro solicitado ya no se puede cancelar.",
      yes: "Sí, retirar",
    },
    requested: "Retiro solicitado. Te avisaremos aquí cuando se pague.",

    refusals: {
      payment_password_wrong: "Esa no es tu contraseña de pago.",
      payment_password_missing: "Tu cuenta todavía no tiene contraseña de pago.",
      too_many_attempts:
        "Demasiados intentos con la contraseña equivocada. Espera unos minutos y vuelve a intentarlo.",
      not_found: "Esa cuenta ya no está en tu lista. Elige otra.",
      withdrawal_limit: "Los límites cambiaron. Revisa el monto.",
      rollover_left: "Todavía te falta apostar una parte antes de retirar.",
      insufficient_balance: "Tu saldo cambió y ya no alcanza. Revisa el monto.",
      conflict: "La comisión cambió. Revísala y confirma de nuevo.",
    },

    latest: "Tus últimos retiros",
    latestEmpty: "Aquí verás en qué van tus retiros.",
    records: "Ver todos los retiros",
    states: { pending: "En proceso", paid: "Pagado", rejected: "Rechazado: el dinero volvió a tu saldo" },
  },
} as const;
