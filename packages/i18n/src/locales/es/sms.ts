export const sms = {
  mobile: "Celular",
  diallingCode: "Código de país",
  chooseCountry: "Cambiar a {{country}}",
  code: "Código SMS",
  send: "Enviar código",
  sending: "Enviando código…",
  sendAgain: "Reenviar en {{seconds}} s",
  human: {
    title: "Confirma que eres una persona",
    slide: "Desliza hasta el final",
    hint: "También puedes tocar la barra cuatro veces o presionar la tecla Fin.",
    checking: "Revisando…",
    done: "Listo, gracias.",
    failed: "No funcionó. Desliza otra vez.",
  },
} as const;
