export const auth = {
  loginLead: "Qué bueno verte de nuevo.",
  username: "Usuario",
  password: "Contraseña",
  showPassword: "Mostrar contraseña",
  hidePassword: "Ocultar contraseña",
  keepSession: "Mantener mi sesión abierta",
  captcha: "Código de la imagen",
  captchaHint: "Hasta {{max}} números",
  captchaImage: "Código de seguridad. Tócalo para cambiarlo",
  captchaRefresh: "Cambiar imagen",
  submit: "Entrar",
  loggedIn: "Ya entraste. ¡Suerte!",
} as const;
