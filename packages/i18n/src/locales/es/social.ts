export const social = {
  divider: "o entra con",
  continueWith: "Continuar con {{provider}}",
  inBrowser: "Aquí no se puede continuar con {{providers}}. Para hacerlo, abre {{brand}} en tu navegador.",
  terms: "Al continuar confirmas que tienes {{age}} años o más y aceptas los",
  termsLink: "términos y condiciones",
  newTab: "(se abre en otra pestaña)",
  waiting: "Termina en la ventana de {{provider}}.",
  cancel: "Cancelar",
  blocked:
    "Tu navegador no dejó abrir la ventana de {{provider}}. Permite las ventanas emergentes de este sitio y toca de nuevo.",
  closed: "La ventana de {{provider}} se cerró antes de terminar. Toca de nuevo cuando quieras.",
  timeout: "{{provider}} tardó demasiado en responder. Inténtalo de nuevo.",
  denied:
    "No diste permiso en {{provider}}, así que no entraste. Puedes intentarlo de nuevo o entrar de otra forma.",
  returned: "Ya puedes cerrar esta ventana y volver a {{brand}}.",
  back: "Ir a {{brand}}",
} as const;
