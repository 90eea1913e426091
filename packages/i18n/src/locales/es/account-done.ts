/** What has worked around an account; told on its screens, and where they lead (Spec §8). */
export const done = {
  smsSent: "Te enviamos un código por SMS.",
  registered: "Tu cuenta está lista. Ya puedes iniciar sesión.",
  recoverySent: "Listo: te enviamos los pasos para recuperar tu cuenta.",
  passwordChanged: "Tu contraseña se cambió.",
} as const;
