export const register = {
  lead: "Crea tu cuenta",
  loading: "Cargando el formulario",

  tabs: { label: "Forma de registro", username: "Con usuario", mobile: "Con celular" },

  groups: {
    account: "Tu cuenta",
    contact: "Contacto",
    personal: "Sobre ti",
    invitation: "Invitación",
    more: "Más datos",
  },
  optional: "(opcional)",

  fields: {
    passwordAgain: "Confirma tu contraseña",
    paymentPassword: "Contraseña de pago",
    idNumber: "Número de identificación",
    qq: "QQ",
    facebook: "Facebook",
    wechat: "WeChat",
    line: "Line",
    whatsapp: "WhatsApp",
    zalo: "Zalo",
    email: "Correo",
    nickname: "Apodo",
    payeeName: "Nombre del titular",
    referrerId: "ID de quien te recomendó",
    birthday: "Fecha de nacimiento",
    invitationCode: "Código de invitación",
    agentCode: "Código del agente",
  },

  usernameHint:
    "De {{min}} a {{max}} letras, números o guion bajo. Si usas tu celular, lleva máximo {{digits}} dígitos.",
  usernameFree: "Ese usuario está libre.",
  smsCodeHint: "Si escribes tu celular, confírmalo con un código.",
  paymentPasswordHint: "Te la pediremos para retirar.",
  payeeNameHint: "Como aparece en tu cuenta bancaria.",
  ageHint: "Debes tener {{age}} años o más.",

  rules: {
    label: "Tu contraseña necesita",
    length: "De {{min}} a {{max}} caracteres",
    pattern: "Letras y números, sin espacios ni acentos",
    met: "cumplida",
    unmet: "falta",
  },

  invited: "Te registras con la invitación {{code}}.",
  deadLink: "La invitación de tu enlace ya no es válida. Puedes escribir otra.",

  accept: "Tengo {{age}} años o más y acepto los",
  terms: {
    link: "términos y condiciones",
    whole: "Texto completo",
    title: "Términos y condiciones",
    intro: "Lo esencial de tu cuenta en {{brand}}, en pocas palabras:",
    age: "Solo pueden registrarse y jugar personas de {{age}} años o más.",
    account: "Cada persona tiene una sola cuenta, con datos verdaderos. No la prestes ni la vendas.",
    play: "Apuesta solo lo que puedas perder. Si jugar deja de ser diversión, detente y pide ayuda.",
    password: "Tu contraseña es solo tuya: respondes por lo que se haga con ella.",
    data: "Usamos tus datos para abrir tu cuenta, pagarte y cumplir con la ley.",
  },

  wrong_one: "Falta corregir {{count}} dato: {{fields}}.",
  wrong_other: "Falta corregir {{count}} datos: {{fields}}.",
  submit: "Registrarme",

  arrived: "Parece que tu registro anterior sí llegó. Inicia sesión con esos datos.",

  closedTitle: "El registro está cerrado",
  closed: "Por ahora no se abren cuentas nuevas. Si ya tienes una, puedes entrar como siempre.",
  toHome: "Ir al inicio",
} as const;
