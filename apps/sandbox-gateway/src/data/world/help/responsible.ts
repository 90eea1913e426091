import type { SeedHelpTopic } from "./seed-help-topic.ts";

/** Playing within one's limits, and where help is. */
export const responsible: SeedHelpTopic = {
  id: "responsible",
  anchor: "responsible",
  texts: {
    ES: {
      title: "Juego responsable",
      content: `
<p>Jugar es para divertirse, no para ganarse la vida ni para salir de deudas. Solo pueden jugar personas de {{age}} años o más.</p>
<h2>Antes de empezar</h2>
<ul>
<li>Decide cuánto dinero y cuánto tiempo quieres usar, y detente cuando llegues ahí.</li>
<li>Juega solo con dinero que no necesitas para otra cosa.</li>
<li>No juegues para recuperar lo que perdiste.</li>
<li>No juegues si bebiste, si estás triste o si estás enojado.</li>
</ul>
<h2>Señales de que algo no va bien</h2>
<p>Si respondes que sí a una o más, haz una pausa y habla con alguien:</p>
<ul>
<li>¿Apuestas cada vez más para sentir lo mismo?</li>
<li>¿Has pedido prestado o vendido algo para jugar?</li>
<li>¿Le has mentido a tu familia sobre cuánto juegas?</li>
<li>¿Has descuidado tu trabajo, tus estudios o tu descanso?</li>
</ul>
<h2>Pausa y autoexclusión</h2>
<p>Escríbenos y cerramos tu cuenta por el tiempo que nos digas: desde 24 horas hasta siempre. Durante ese tiempo no puedes entrar ni recibir promociones, y no se puede acortar.</p>
<h2>Dónde hay ayuda</h2>
<p>{{helpline}}</p>
<h2>Menores de edad</h2>
<p>No dejes tu sesión abierta en un teléfono que usan menores. Si crees que alguien menor de {{age}} años tiene una cuenta, avísanos y la cerramos.</p>`,
    },
    EN: {
      title: "Responsible gaming",
      content: `
<p>Playing is for fun, not a way to earn a living or to get out of debt. Only people of {{age}} or older may play.</p>
<h2>Before you start</h2>
<ul>
<li>Decide how much money and time you want to spend, and stop when you get there.</li>
<li>Play only with money that you don't need for anything else.</li>
<li>Don't play to win back what you lost.</li>
<li>Don't play when you have been drinking, or when you are sad or angry.</li>
</ul>
<h2>Signs that something is wrong</h2>
<p>If you say yes to one or more, take a break and talk to somebody:</p>
<ul>
<li>Do you bet more and more to feel the same?</li>
<li>Have you borrowed money or sold something to play?</li>
<li>Have you lied to your family about how much you play?</li>
<li>Have you neglected your work, your studies or your sleep?</li>
</ul>
<h2>Breaks and self-exclusion</h2>
<p>Write to us and we close your account for as long as you say: from 24 hours to for ever. In that time you can't log in or get promotions, and it can't be shortened.</p>
<h2>Where to find help</h2>
<p>{{helpline}}</p>
<h2>Minors</h2>
<p>Don't leave your session open on a phone that minors use. If you think that somebody under {{age}} has an account, tell us and we close it.</p>`,
    },
  },
};
