import type { SeedHelpTopic } from "./seed-help-topic.ts";

/** How to reach the house, and what happens with a complaint. */
export const contact: SeedHelpTopic = {
  id: "contact",
  anchor: "contact",
  texts: {
    ES: {
      title: "Contacto y quejas",
      content: `
<p>Te atendemos todos los días, a toda hora, en español. Ten a la mano tu usuario; nunca te pediremos tu contraseña.</p>
<h2>Cómo escribirnos</h2>
<dl>
<dt>Telegram</dt><dd><a href="https://t.me/{{slug}}_demo">@{{slug}}_demo</a>, respuesta normal en 5 minutos.</dd>
<dt>Facebook</dt><dd><a href="https://facebook.com/{{slug}}.demo">{{slug}}.demo</a>, respuesta normal en 1 hora.</dd>
<dt>Correo</dt><dd>ayuda@{{slug}}.example, respuesta en máximo 24 horas.</dd>
</dl>
<h2>Presentar una queja</h2>
<ol>
<li>Escribe a quejas@{{slug}}.example con tu usuario, la fecha y lo que pasó. Si es de un juego, agrega su nombre y la hora de la ronda.</li>
<li>Te confirmamos con un número de folio en máximo 24 horas.</li>
<li>Te damos una respuesta con sus razones en máximo 10 días hábiles.</li>
<li>Si no estás de acuerdo, pide que la revise otra persona: tarda máximo 10 días hábiles más.</li>
</ol>
<h2>Si aún no estás conforme</h2>
<p>Puedes acudir a la autoridad que corresponda en tu lugar de residencia. Presentar una queja no afecta tu cuenta ni tu saldo.</p>`,
    },
    EN: {
      title: "Contact and complaints",
      content: `
<p>We are there every day, at any hour. Have your username at hand; we will never ask for your password.</p>
<h2>How to write to us</h2>
<dl>
<dt>Telegram</dt><dd><a href="https://t.me/{{slug}}_demo">@{{slug}}_demo</a>, usually answered within 5 minutes.</dd>
<dt>Facebook</dt><dd><a href="https://facebook.com/{{slug}}.demo">{{slug}}.demo</a>, usually answered within 1 hour.</dd>
<dt>E-mail</dt><dd>ayuda@{{slug}}.example, answered within 24 hours.</dd>
</dl>
<h2>Making a complaint</h2>
<ol>
<li>Write to quejas@{{slug}}.example with your username, the date and what happened. If it is about a game, add its name and the time of the round.</li>
<li>We confirm it with a reference number within 24 hours.</li>
<li>We answer with our reasons within 10 working days.</li>
<li>If you don't agree, ask for somebody else to look at it: that takes at most 10 working days more.</li>
</ol>
<h2>If you are still not satisfied</h2>
<p>You may turn to the authority in charge where you live. A complaint does not affect your account or your balance.</p>`,
    },
  },
};
