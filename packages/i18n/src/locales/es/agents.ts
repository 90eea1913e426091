/** Spanish texts of agents' contracts: the part "agents". */
export const agents = {
  /** Contracts between an agent and the agent above (Spec §6). */
  contracts: {
    menu: "Tus contratos",
    kinds: {
      "daily-salary": "Salario diario",
      dividend: "Dividendos",
      "hourly-salary": "Salario por hora",
    },

    prompt: {
      "daily-salary": "Te ofrecen un contrato de salario diario",
      dividend: "Te ofrecen un contrato de dividendos",
      "hourly-salary": "Te ofrecen un contrato de salario por hora",
      text: "Lee las condiciones y decide si lo aceptas. Nada cambia hasta que respondas.",
      go: "Ir al contrato",
    },

    loading: "Cargando contratos…",
    failed: "No pudimos cargar tus contratos",
    stale: "No pudimos actualizar esta página. Puede que algo haya cambiado.",
    empty: {
      title: "Todavía no hay contratos",
      text: "Cuando tu agente superior te ofrezca uno, aquí podrás leerlo y responder.",
      refresh: "Actualizar",
    },

    request: "Oferta por responder",
    current: "Contrato vigente",
    history: "Historial",
    historyEmpty: "Aquí verás los contratos que rechaces o que terminen.",

    states: {
      offered: "Por responder",
      active: "Vigente",
      refused: "Rechazado",
      lapsed: "Sin respuesta a tiempo",
      withdrawn: "Retirado por quien lo ofreció",
      ended: "Terminado",
    },

    termsOf: "Condiciones del contrato del {{day}}",
    facts: {
      offeredBy: "Te lo ofrece",
      basis: "Se calcula sobre",
      period: "Se paga",
      valid: "Vigencia",
      answerBefore: "Responde antes del",
      since: "Vigente desde",
      offered: "Ofrecido",
      answered: "Respondido",
      ended: "Terminó",
    },
    bases: { turnover: "Lo que apuesta tu equipo", "net-loss": "Lo que pierde tu equipo" },
    periods: {
      hour: "Cada hora",
      day: "Cada día",
      week: "Cada semana",
      "half-month": "Cada quincena",
      month: "Cada mes",
    },
    noEnd: "Hasta que otro lo reemplace",
    until: "Hasta el {{day}}",
    tiers: {
      caption: "Lo que te paga",
      from: { turnover: "Apuestas desde", "net-loss": "Pérdida desde" },
      members: "Jugadores activos",
      pay: "Te paga",
      atLeast: "{{amount}} o más",
    },

    accept: "Aceptar",
    refuse: "Rechazar",
    confirm: {
      acceptTitle: "¿Aceptar este contrato?",
      acceptText: "Entra en vigor de inmediato.",
      replacesText: "Entra en vigor de inmediato y termina tu contrato vigente de {{kind}}.",
      refuseTitle: "¿Rechazar este contrato?",
      refuseText: "Si cambias de opinión, {{name}} tendrá que ofrecerte otro.",
    },
    accepted: "Contrato aceptado.",
    refused: "Contrato rechazado.",
    changed: "Esta oferta ya no se puede responder. Así quedó:",
  },
} as const;
