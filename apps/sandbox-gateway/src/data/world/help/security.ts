import type { SeedHelpTopic } from "./seed-help-topic.ts";

/** How the player and the house keep an account safe. */
export const security: SeedHelpTopic = {
  id: "security",
  anchor: "security",
  texts: {
    ES: {
      title: "Seguridad",
      content: `
<p>La conexión con {{brand}} va cifrada y tu contraseña se guarda de forma que ni nosotros podemos leerla. Lo demás depende de los dos.</p>
<h2>Lo que haces tú</h2>
<ul>
<li>Usa una contraseña que no uses en otro sitio y cámbiala si alguien pudo verla.</li>
<li>Elige una contraseña de pago distinta.</li>
<li>No marques <em>Recordar contraseña</em> en un teléfono que compartes.</li>
<li>Cierra tu sesión al terminar en un equipo ajeno.</li>
</ul>
<h2>Lo que hacemos nosotros</h2>
<ul>
<li>Pedimos un código de imagen después de intentos fallidos.</li>
<li>Cerramos la sesión anterior cuando entras desde otro equipo.</li>
<li>Revisamos los retiros que no se parecen a los de siempre.</li>
</ul>
<h2>Creo que alguien entró a mi cuenta</h2>
<ol>
<li>Cambia tu contraseña: las demás sesiones se cierran solas.</li>
<li>Si no puedes entrar, usa <a href="/m/forget">Olvidé mi contraseña</a>.</li>
<li>Escríbenos para que detengamos tus retiros mientras lo revisamos.</li>
</ol>`,
    },
    EN: {
      title: "Security",
      content: `
<p>The connection with {{brand}} is encrypted, and your password is kept in a way that not even we can read. The rest is up to both of us.</p>
<h2>What you do</h2>
<ul>
<li>Use a password that you use nowhere else, and change it if somebody may have seen it.</li>
<li>Choose a different payment password.</li>
<li>Don't tick <em>Remember password</em> on a phone that you share.</li>
<li>Sign out when you are done on somebody else's device.</li>
</ul>
<h2>What we do</h2>
<ul>
<li>We ask for the code of a picture after failed tries.</li>
<li>We close the earlier session when you log in from another device.</li>
<li>We look at withdrawals that are unlike your usual ones.</li>
</ul>
<h2>I think somebody got into my account</h2>
<ol>
<li>Change your password: all other sessions end by themselves.</li>
<li>If you can't get in, use <a href="/m/forget">Forgot password</a>.</li>
<li>Write to us, so that we hold your withdrawals while we look into it.</li>
</ol>`,
    },
  },
};
