export const password = {
  forgotLead: "Recupera tu contraseña",
  ways: "Forma de recuperarla",
  wayPhone: "Por celular",
  wayEmail: "Por correo",
  others: "Otras opciones",
  toLogin: "Volver a iniciar sesión",

  email: {
    intro: "Te enviamos una contraseña temporal al correo de tu cuenta. Con ella entras y eliges otra.",
    address: "Correo de tu cuenta",
    submit: "Recuperar contraseña",
  },
  phone: {
    intro: "Te enviamos un código por SMS al celular de tu cuenta y eliges una contraseña nueva.",
    submit: "Cambiar contraseña",
    setting: "Cambiando tu contraseña…",
    logInYourself: "Tu contraseña se cambió. Entra con ella.",
  },

  newPassword: "Contraseña nueva",

  changeLead: "Cambia tu contraseña",
  firstLead: "Elige tu contraseña",
  firstIntro: "Entraste con una contraseña provisional. Cámbiala para seguir.",
  oldPassword: "Contraseña actual",
  noOldPassword: "No la recuerdo o no tengo",
  again: "Confirma la contraseña nueva",
  submit: "Guardar contraseña",
  backToProfile: "Volver a mi perfil",
  trial: "Tu cuenta de prueba no tiene contraseña.",
  sameTitle: "Es la misma contraseña",
} as const;
