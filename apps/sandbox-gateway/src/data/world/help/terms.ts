import type { SeedHelpTopic } from "./seed-help-topic.ts";

/** The terms of use (Spec §2 "/m/help#terms"; decisions S2: with the minimum age). */
export const terms: SeedHelpTopic = {
  id: "terms",
  anchor: "terms",
  texts: {
    ES: {
      title: "Términos de uso",
      content: `
<p>Al abrir una cuenta en {{brand}} aceptas estos términos. Los escribimos para que se entiendan; si algo no queda claro, pregúntanos antes de jugar.</p>
<h2>1. Quién puede jugar</h2>
<ul>
<li>Debes tener <strong>{{age}} años o más</strong> y capacidad legal para obligarte.</li>
<li>Debes estar en un lugar donde jugar en línea sea legal para ti.</li>
<li>No pueden jugar quienes trabajan en {{brand}} o con sus proveedores de juego.</li>
</ul>
<h2>2. Tu cuenta</h2>
<ol>
<li>Cada persona tiene una sola cuenta, con datos verdaderos y completos.</li>
<li>La cuenta es tuya: no se presta, no se vende y no se comparte.</li>
<li>Eres responsable de lo que se haga con tu contraseña mientras no nos avises de que alguien la conoce.</li>
<li>Podemos pedirte documentos para confirmar tu identidad, tu edad o el origen de tu dinero.</li>
</ol>
<h2>3. Tu dinero</h2>
<ul>
<li>Depositas y retiras solo con cuentas y tarjetas a tu nombre.</li>
<li>Tu saldo no genera intereses y no es un depósito bancario.</li>
<li>Si por error te acreditamos de más, avísanos: podemos corregirlo.</li>
</ul>
<h2>4. Apuestas</h2>
<p>Una apuesta confirmada no se cancela. Vale el resultado que registra el servidor del juego, también si se cortó tu conexión. Las reglas de cada juego son parte de estos términos.</p>
<h2>5. Bonos</h2>
<p>Cada promoción tiene sus condiciones. Podemos cancelar bonos obtenidos con cuentas repetidas, acuerdos entre jugadores o programas automáticos.</p>
<h2>6. Lo que no se permite</h2>
<ul>
<li>Usar programas, errores o acuerdos para obtener ventaja.</li>
<li>Mover dinero de origen ilícito o de otra persona.</li>
<li>Entrar desde un lugar restringido ocultando dónde estás.</li>
</ul>
<h2>7. Suspensión y cierre</h2>
<p>Puedes cerrar tu cuenta cuando quieras y retirar tu saldo. Podemos suspenderla si incumples estos términos o si la ley lo exige; te diremos por qué, salvo que la ley lo impida.</p>
<h2>8. Nuestra responsabilidad</h2>
<p>Respondemos por nuestro servicio. No respondemos por fallas de tu equipo, de tu conexión o de terceros, ni por ganancias que esperabas y no llegaron.</p>
<h2>9. Cambios</h2>
<p>Si cambiamos algo importante te avisamos al menos 15 días antes. Si no estás de acuerdo, puedes cerrar tu cuenta.</p>
<h2>10. Ley y quejas</h2>
<p>Se aplican las leyes de {{country}}. Antes de ir con una autoridad, escríbenos: la forma está en <a href="/m/help#contact">Contacto y quejas</a>. El uso de tus datos está en <a href="/m/help#privacy">Privacidad</a>.</p>`,
    },
    EN: {
      title: "Terms of use",
      content: `
<p>By opening an account with {{brand}} you accept these terms. We wrote them to be understood; if something is not clear, ask us before you play.</p>
<h2>1. Who may play</h2>
<ul>
<li>You must be <strong>{{age}} or older</strong> and legally able to enter into a contract.</li>
<li>You must be in a place where playing online is legal for you.</li>
<li>People who work for {{brand}} or for its game providers may not play.</li>
</ul>
<h2>2. Your account</h2>
<ol>
<li>Each person has one account, with true and complete details.</li>
<li>The account is yours: it is not lent, sold or shared.</li>
<li>You answer for what is done with your password until you tell us that somebody knows it.</li>
<li>We may ask for documents to confirm your identity, your age or where your money comes from.</li>
</ol>
<h2>3. Your money</h2>
<ul>
<li>You deposit and withdraw only with accounts and cards in your own name.</li>
<li>Your balance earns no interest and is not a bank deposit.</li>
<li>If we credit you too much by mistake, tell us: we may correct it.</li>
</ul>
<h2>4. Bets</h2>
<p>A confirmed bet is not cancelled. The result recorded by the game's server counts, also when your connection broke. The rules of each game are part of these terms.</p>
<h2>5. Bonuses</h2>
<p>Every promotion has its conditions. We may cancel bonuses obtained with several accounts, by agreement between players or with automatic programs.</p>
<h2>6. What is not allowed</h2>
<ul>
<li>Using programs, faults or agreements to gain an advantage.</li>
<li>Moving money of illegal origin or of somebody else.</li>
<li>Coming from a restricted place while hiding where you are.</li>
</ul>
<h2>7. Suspension and closing</h2>
<p>You may close your account whenever you like and withdraw your balance. We may suspend it if you break these terms or if the law demands it; we tell you why unless the law forbids it.</p>
<h2>8. Our liability</h2>
<p>We answer for our service. We don't answer for faults of your device, your connection or others, or for winnings that you expected and that did not come.</p>
<h2>9. Changes</h2>
<p>If we change something important we tell you at least 15 days before. If you don't agree, you may close your account.</p>
<h2>10. Law and complaints</h2>
<p>The laws of {{country}} apply. Before you go to an authority, write to us: how is told in <a href="/m/help#contact">Contact and complaints</a>. How we use your data is told in <a href="/m/help#privacy">Privacy</a>.</p>`,
    },
  },
};
