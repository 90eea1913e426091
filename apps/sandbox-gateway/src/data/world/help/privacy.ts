import type { SeedHelpTopic } from "./seed-help-topic.ts";

/** What the merchant does with players' data. */
export const privacy: SeedHelpTopic = {
  id: "privacy",
  anchor: "privacy",
  texts: {
    ES: {
      title: "Privacidad",
      content: `
<p>Usamos los datos que hacen falta para darte el servicio y cumplir la ley, y no los vendemos.</p>
<h2>Qué datos y para qué</h2>
<table>
<thead><tr><th scope="col">Datos</th><th scope="col">Para qué</th></tr></thead>
<tbody>
<tr><td>Usuario, celular, correo</td><td>Abrir tu cuenta, entrar y avisarte</td></tr>
<tr><td>Nombre, fecha de nacimiento, identificación</td><td>Confirmar tu edad y tu identidad</td></tr>
<tr><td>Cuenta bancaria y movimientos</td><td>Depósitos, retiros y prevención de lavado de dinero</td></tr>
<tr><td>Juegos y apuestas</td><td>Tu historial, tus bonos y el juego responsable</td></tr>
<tr><td>Equipo y dirección IP</td><td>Seguridad y restricciones por ubicación</td></tr>
</tbody>
</table>
<h2>Con quién los compartimos</h2>
<ul>
<li>Con los proveedores del juego que abres: un identificador, no tu nombre.</li>
<li>Con bancos y procesadores, para mover tu dinero.</li>
<li>Con autoridades, cuando la ley lo ordena.</li>
</ul>
<h2>Cuánto tiempo</h2>
<p>Mientras tengas cuenta y después el tiempo que la ley exige. Luego los borramos o los volvemos anónimos.</p>
<h2>Tus derechos</h2>
<p>Puedes pedir acceso, corrección, cancelación u oposición al uso de tus datos (derechos ARCO). Escríbenos como se explica en <a href="/m/help#contact">Contacto y quejas</a>; respondemos en máximo 20 días hábiles.</p>
<h2>Lo que guarda tu navegador</h2>
<p>Tu sesión, tu idioma y, solo si lo pides, tu contraseña cifrada con una llave que no sale de tu equipo.</p>`,
    },
    EN: {
      title: "Privacy",
      content: `
<p>We use the data that we need to serve you and to keep the law, and we don't sell them.</p>
<h2>Which data, and what for</h2>
<table>
<thead><tr><th scope="col">Data</th><th scope="col">What for</th></tr></thead>
<tbody>
<tr><td>Username, mobile number, e-mail</td><td>Opening your account, logging in, telling you things</td></tr>
<tr><td>Name, date of birth, ID</td><td>Confirming your age and identity</td></tr>
<tr><td>Bank account and movements</td><td>Deposits, withdrawals and preventing money laundering</td></tr>
<tr><td>Games and bets</td><td>Your history, your bonuses and responsible gaming</td></tr>
<tr><td>Device and IP address</td><td>Security and restrictions by location</td></tr>
</tbody>
</table>
<h2>Whom we share them with</h2>
<ul>
<li>With the provider of the game you open: an identifier, not your name.</li>
<li>With banks and processors, to move your money.</li>
<li>With authorities, when the law orders it.</li>
</ul>
<h2>How long</h2>
<p>While you have an account, and afterwards as long as the law demands. Then we delete them or make them anonymous.</p>
<h2>Your rights</h2>
<p>You may ask for access, correction or deletion, or object to the use of your data. Write to us as told in <a href="/m/help#contact">Contact and complaints</a>; we answer within 20 working days.</p>
<h2>What your browser keeps</h2>
<p>Your session, your language and, only if you ask for it, your password, encrypted with a key that never leaves your device.</p>`,
    },
  },
};
