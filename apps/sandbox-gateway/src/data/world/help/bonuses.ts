import type { SeedHelpTopic } from "./seed-help-topic.ts";

/** What bonuses are and how they become money. */
export const bonuses: SeedHelpTopic = {
  id: "bonuses",
  anchor: "bonuses",
  texts: {
    ES: {
      title: "Bonos",
      content: `
<p>Un bono es saldo extra para jugar. Para volverlo dinero que puedas retirar hay que jugarlo cierto número de veces: eso es el <dfn>rollover</dfn>.</p>
<figure><img src="{{picture:promo-welcome}}" alt="Bono de bienvenida: 100% en tu primer depósito, hasta {{money:2000}}" width="780" height="330"><figcaption>El bono de bienvenida, disponible una vez por persona.</figcaption></figure>
<h2>Un ejemplo</h2>
<p>Depositas {{money:500}} y recibes {{money:500}} de bono con rollover de 20 veces. Debes apostar 20 × {{money:500}} = <strong>{{money:10000}}</strong> en total antes de retirar el bono.</p>
<h2>Cuánto cuenta cada apuesta</h2>
<table>
<thead><tr><th scope="col">Juego</th><th scope="col">Cuenta</th></tr></thead>
<tbody>
<tr><td>Tragamonedas y pesca</td><td>100%</td></tr>
<tr><td>Deportes, desde momio 1.40</td><td>50%</td></tr>
<tr><td>Casino en vivo y póker</td><td>10%</td></tr>
</tbody>
</table>
<h2>Reglas de todos los bonos</h2>
<ul>
<li>Solo un bono activo a la vez.</li>
<li>Tienes 30 días para cumplirlo; después se cancela junto con lo que hayas ganado con él.</li>
<li>Tu depósito es tuyo: si retiras antes, solo pierdes el bono.</li>
</ul>`,
    },
    EN: {
      title: "Bonuses",
      content: `
<p>A bonus is extra money to play with. To turn it into money you can withdraw, it has to be played a certain number of times: that is its <dfn>wagering</dfn>.</p>
<figure><img src="{{picture:promo-welcome}}" alt="Welcome bonus: 100% on your first deposit, up to {{money:2000}}" width="780" height="330"><figcaption>The welcome bonus, once per person.</figcaption></figure>
<h2>An example</h2>
<p>You deposit {{money:500}} and get a bonus of {{money:500}} with 20 times wagering. You have to bet 20 × {{money:500}} = <strong>{{money:10000}}</strong> in all before withdrawing the bonus.</p>
<h2>How much each bet counts</h2>
<table>
<thead><tr><th scope="col">Game</th><th scope="col">Counts</th></tr></thead>
<tbody>
<tr><td>Slots and fishing</td><td>100%</td></tr>
<tr><td>Sports, at odds of 1.40 or more</td><td>50%</td></tr>
<tr><td>Live casino and poker</td><td>10%</td></tr>
</tbody>
</table>
<h2>Rules of every bonus</h2>
<ul>
<li>One active bonus at a time.</li>
<li>You have 30 days to complete it; then it is cancelled together with what you won with it.</li>
<li>Your deposit is yours: if you withdraw earlier, you lose the bonus only.</li>
</ul>`,
    },
  },
};
