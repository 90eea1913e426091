import type { SeedHelpTopic } from "./seed-help-topic.ts";

/** How money comes in. */
export const deposits: SeedHelpTopic = {
  id: "deposits",
  anchor: "deposits",
  texts: {
    ES: {
      title: "Depósitos",
      content: `
<p>Deposita solo desde cuentas y tarjetas a tu nombre. No cobramos comisión; tu banco podría hacerlo.</p>
<h2>Formas de depositar</h2>
<table>
<caption>Mínimos, máximos y tiempos por depósito</caption>
<thead><tr><th scope="col">Forma</th><th scope="col">Mínimo</th><th scope="col">Máximo</th><th scope="col">Se acredita</th></tr></thead>
<tbody>
<tr><th scope="row">{{transfer}}</th><td>{{money:100}}</td><td>{{money:50000}}</td><td>Al revisar tu comprobante</td></tr>
<tr><th scope="row">Tarjeta o monedero</th><td>{{money:50}}</td><td>{{money:20000}}</td><td>Al momento</td></tr>
<tr><th scope="row">Efectivo en tienda</th><td>{{money:50}}</td><td>{{money:10000}}</td><td>Cuando la tienda nos avisa</td></tr>
</tbody>
</table>
<h2>Mi depósito no aparece</h2>
<ol>
<li>Espera el tiempo de la tabla: algunos bancos tardan más de noche y en fin de semana.</li>
<li>Revisa que la referencia y el monto sean exactamente los que te dimos.</li>
<li>Escríbenos con tu comprobante. Sin él no podemos rastrear el pago.</li>
</ol>
<blockquote><p>Nunca te pediremos tu NIP ni el código de tu banco. Si alguien lo hace en nombre de {{brand}}, no se lo des y avísanos.</p></blockquote>`,
    },
    EN: {
      title: "Deposits",
      content: `
<p>Deposit only from accounts and cards in your own name. We charge no fee; your bank might.</p>
<h2>Ways to deposit</h2>
<table>
<caption>Minimum, maximum and time of each deposit</caption>
<thead><tr><th scope="col">Way</th><th scope="col">Minimum</th><th scope="col">Maximum</th><th scope="col">Credited</th></tr></thead>
<tbody>
<tr><th scope="row">{{transfer}}</th><td>{{money:100}}</td><td>{{money:50000}}</td><td>When your receipt is checked</td></tr>
<tr><th scope="row">Card or wallet</th><td>{{money:50}}</td><td>{{money:20000}}</td><td>At once</td></tr>
<tr><th scope="row">Cash at a shop</th><td>{{money:50}}</td><td>{{money:10000}}</td><td>When the shop tells us</td></tr>
</tbody>
</table>
<h2>My deposit doesn't show</h2>
<ol>
<li>Wait for the time in the table: some banks take longer at night and at weekends.</li>
<li>Check that the reference and the amount are exactly the ones we gave you.</li>
<li>Write to us with your receipt. Without it we can't trace the payment.</li>
</ol>
<blockquote><p>We will never ask for your PIN or your bank's code. If somebody does in {{brand}}'s name, don't give it and tell us.</p></blockquote>`,
    },
  },
};
