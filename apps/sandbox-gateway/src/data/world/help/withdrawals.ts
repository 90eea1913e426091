import type { SeedHelpTopic } from "./seed-help-topic.ts";

/** How money goes out. */
export const withdrawals: SeedHelpTopic = {
  id: "withdrawals",
  anchor: "withdrawals",
  texts: {
    ES: {
      title: "Retiros",
      content: `
<p>Retiras a una cuenta bancaria a tu nombre. Para confirmar te pedimos tu <strong>contraseña de pago</strong>, que es distinta de la de entrada.</p>
<h2>Antes de tu primer retiro</h2>
<ul>
<li>Registra tu cuenta bancaria con el nombre como aparece en el banco.</li>
<li>Cumple el rollover de tu bono, si tienes uno activo (mira <a href="/m/help#bonuses">Bonos</a>).</li>
</ul>
<h2>Cuánto tarda</h2>
<table>
<thead><tr><th scope="col">Paso</th><th scope="col">Tiempo normal</th></tr></thead>
<tbody>
<tr><th scope="row">Revisión</th><td>Hasta 2 horas; el primer retiro, hasta 24</td></tr>
<tr><th scope="row">{{transfer}}</th><td>Minutos después de aprobarse</td></tr>
</tbody>
</table>
<p>Cada retiro es de {{money:100}} a {{money:50000}}, y en un día puedes retirar hasta {{money:100000}}.
El dinero se aparta de tu saldo cuando haces la solicitud.</p>
<h2>Mi retiro fue rechazado</h2>
<p>El dinero regresa a tu saldo y te decimos por qué. Lo más común: la cuenta no está a tu nombre, los datos no coinciden o falta jugar parte de un bono.</p>`,
    },
    EN: {
      title: "Withdrawals",
      content: `
<p>You withdraw to a bank account in your own name. To confirm we ask for your <strong>payment password</strong>, which is not the one you log in with.</p>
<h2>Before your first withdrawal</h2>
<ul>
<li>Register your bank account with the name as your bank has it.</li>
<li>Complete your bonus's wagering, if one is active (see <a href="/m/help#bonuses">Bonuses</a>).</li>
</ul>
<h2>How long it takes</h2>
<table>
<thead><tr><th scope="col">Step</th><th scope="col">Usual time</th></tr></thead>
<tbody>
<tr><th scope="row">Review</th><td>Up to 2 hours; a first withdrawal, up to 24</td></tr>
<tr><th scope="row">{{transfer}}</th><td>Minutes after approval</td></tr>
</tbody>
</table>
<p>Each withdrawal is from {{money:100}} to {{money:50000}}, and in a day you can withdraw up to {{money:100000}}.
The money is set aside from your balance when you make the request.</p>
<h2>My withdrawal was refused</h2>
<p>The money goes back to your balance and we tell you why. The usual reasons: the account is not in your name, the details don't match, or part of a bonus has still to be played.</p>`,
    },
  },
};
