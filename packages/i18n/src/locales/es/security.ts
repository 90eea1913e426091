import { securityErrors } from "./shared.ts";

/** Spanish texts of the security center, of payment passwords and bank cards: the part "security". */
export const security = {
  /** The security center (Spec §2 /m/securityCenter). */
  security: {
    intro: "Con todo configurado puedes retirar y recuperar tu cuenta aunque olvides tu contraseña.",
    loading: "Cargando tu seguridad…",
    failed: "No pudimos cargar tu seguridad",
    stale: "No pudimos actualizar esta página. Puede que algo haya cambiado.",
    unset: "Sin configurar",
    set: "Configurada",
    current: "Ahora tienes {{contact}}. Al guardar, se reemplaza.",
    saved: "Cambio guardado.",
    trial:
      "Tu cuenta es de prueba: no puede registrar contraseña de pago, celular, correo ni cuentas bancarias.",

    rows: {
      password: "Contraseña para entrar",
      payment: "Contraseña de pago",
      mobile: "Celular",
      email: "Correo",
      cards: "Cuentas bancarias",
      lastLogin: "Último acceso",
    },
    cardCount_one: "{{count}} cuenta",
    cardCount_other: "{{count}} cuentas",
    lastLoginFrom: "{{time}} desde {{address}}",
    lastLoginHint: "¿No fuiste tú? Cambia tu contraseña.",

    ownPassword: "Contraseña con la que entras",

    payment: {
      setTitle: "Crea tu contraseña de pago",
      changeTitle: "Cambia tu contraseña de pago",
      intro:
        "La pedimos al retirar y al cambiar tus cuentas bancarias. Elige una distinta de la que usas para entrar.",
      old: "Contraseña de pago actual",
      byOld: "Con la de pago",
      byOwn: "Con la de entrar",
      by: "Cómo confirmas que eres tú",
      submit: "Guardar contraseña de pago",
    },

    mobile: {
      setTitle: "Registra tu celular",
      changeTitle: "Cambia tu celular",
      intro: "Te enviamos un código por SMS. Con tu celular puedes entrar y recuperar tu contraseña.",
      submit: "Guardar celular",
    },

    email: {
      setTitle: "Registra tu correo",
      changeTitle: "Cambia tu correo",
      intro: "Te enviamos un código. Con tu correo puedes recuperar tu contraseña.",
      address: "Correo",
      code: "Código del correo",
      sent: "Código enviado. Si no lo ves, revisa el correo no deseado.",
      submit: "Guardar correo",
    },

    cards: {
      title: "Cuentas bancarias",
      intro: "Aquí te llegan tus retiros. Deben estar a tu nombre.",
      loading: "Cargando tus cuentas…",
      failed: "No pudimos cargar tus cuentas",
      emptyTitle: "Todavía no tienes cuentas",
      empty: "Agrega una tarjeta de débito o una CLABE a tu nombre para poder retirar.",
      kinds: { card: "Tarjeta", clabe: "CLABE" },
      ending: "{{kind}} terminada en {{digits}}",
      add: "Agregar cuenta",
      full: "Tienes {{limit}} cuentas, el máximo. Quita una para agregar otra.",
      needsPayment: "Primero crea tu contraseña de pago: la pedimos para agregar una cuenta.",
      createPayment: "Crear contraseña de pago",
      remove: "Quitar",
      removeNamed: "Quitar {{card}}",
      removeTitle: "¿Quitar esta cuenta?",
      removeText: "{{card}} dejará de recibir tus retiros. Los que ya pediste siguen en proceso.",
      removed: "Se quitó la cuenta.",
      added: "Se agregó la cuenta.",
    },

    card: {
      title: "Agrega una cuenta",
      holder: "Nombre del titular",
      holderHint: "Como aparece en el banco.",
      bank: "Banco",
      chooseBank: "Elige tu banco",
      number: "Tarjeta de débito o CLABE",
      numberHint: "16 dígitos de la tarjeta o 18 de la CLABE.",
      payment: "Contraseña de pago",
      submit: "Agregar cuenta",
    },
  },
  errors: securityErrors,
} as const;
