import { type StoredPurpose, storedPurposes } from "@volado/domain/support";
import type { HelpCopy } from "../schema.ts";

/** What the site stores in the browser, in Spanish and in English; `{{stored}}` is the list. */
const stored: Readonly<Record<StoredPurpose, readonly [es: string, en: string]>> = {
  session: [
    "Tu sesión, también la de una prueba gratis. Se borra al cerrarla.",
    "Your session, and that of a free trial. It is deleted when you sign out.",
  ],
  remembered: [
    "Solo si lo pides: tu usuario y tu contraseña, cifrada con una llave que no sale de tu equipo.",
    "Only if you ask for it: your username and your password, encrypted with a key that never leaves your device.",
  ],
  browser: [
    "Una cookie que reconoce este navegador, para avisarte cuando alguien entra con otro. Dura un año.",
    "A cookie that recognizes this browser, to tell you when somebody logs in with another one. It lasts a year.",
  ],
  preferences: [
    "Tus preferencias: idioma (también en una cookie), tema, saldo oculto, avisos de la app que cerraste y desde cuándo nos visitas.",
    "Your preferences: language (in a cookie, too), theme, hidden balance, notes about the app that you closed, and since when you visit us.",
  ],
  typed: [
    "Lo que dejaste a medias en un formulario, sin contraseñas, hasta que cierras la pestaña.",
    "What you left unfinished in a form, without passwords, until you close the tab.",
  ],
  orders: [
    "Depósitos, retiros y transferencias cuya respuesta no llegó, para no repetirlos.",
    "Deposits, withdrawals and transfers whose answer didn't arrive, so that they are not repeated.",
  ],
  codes: ["Cuándo puedes pedir otro código por SMS.", "When you may ask for another SMS code."],
  invitation: [
    "El código de la invitación con la que llegaste, hasta que te registras.",
    "The code of the invitation that brought you here, until you sign up.",
  ],
  games: [
    "Los juegos que marcaste antes de entrar y el que dejaste para depositar.",
    "The games that you starred before logging in, and the one that you left to deposit.",
  ],
  opened: [
    "Qué avisos y mensajes abriste y qué contratos dejaste para después.",
    "Which notices and messages you opened, and which contracts you put off.",
  ],
  places: [
    "Dónde ibas en cada página y si usas el sitio como app.",
    "Where you were on each page, and whether you use the site as an app.",
  ],
  "own-copies": [
    "Copias de tus datos para verlos sin conexión. Se borran al cerrar tu sesión.",
    "Copies of your data, to see them offline. They are deleted when you sign out.",
  ],
  "site-copies": [
    "Copias del sitio, sus imágenes y sus listas, iguales para todos.",
    "Copies of the site, its pictures and its lists, the same for everybody.",
  ],
};
const storedList = (language: 0 | 1) =>
  storedPurposes.map((purpose) => `- ${stored[purpose][language]}`).join("\n");

/** HTML of a table row: cells separated by bars; a star marks the row's heading. */
const rowOf = (text: string, head: boolean): string => {
  const cells = text.split(" | ").map((cell) => {
    if (head) return `<th scope="col">${cell}</th>`;
    return cell.startsWith("*") ? `<th scope="row">${cell.slice(1)}</th>` : `<td>${cell}</td>`;
  });
  return `<tr>${cells.join("")}</tr>`;
};

/** HTML of a line by its first character; lists and tables are wrapped afterwards. */
const markup: Readonly<Record<string, (text: string) => string>> = {
  "##": (heading) => `<h2>${heading}</h2>`,
  "-": (item) => `<ul><li>${item}</li></ul>`,
  "+": (item) => `<ol><li>${item}</li></ol>`,
  ":": (term) => `<dl>\n<dt>${term.replace(" | ", "</dt><dd>")}</dd>\n</dl>`,
  "|=": (caption) => `<table>\n<caption>${caption}</caption>\n</table>`,
  "||": (head) => `<table>\n<thead>${rowOf(head, true)}</thead>\n</table>`,
  "|": (row) => `<table>\n<tbody>\n${rowOf(row, false)}\n</tbody>\n</table>`,
};

const htmlOf = (line: string): string => {
  const [sign = "", text = ""] = line.split(/ (.*)/);
  return markup[sign]?.(text) ?? (line.startsWith("<") ? line : `<p>${line}</p>`);
};

/** The first line is the title. */
const copyOf = (text: string): HelpCopy => {
  const [title = "", ...lines] = text.split("\n");
  const lists = lines
    .map(htmlOf)
    .join("\n")
    .replace(/<\/([uo]l)>\n<\1>/g, "\n");
  return {
    title,
    content: lists.replace(/<\/(dl|table)>\n<\1>\n/g, "").replaceAll("</tbody>\n<tbody>\n", ""),
  };
};

/** A topic from a template: Spanish, a line `===`, then English. */
const topic =
  (id: string) =>
  ([words = ""]: TemplateStringsArray) => {
    const [es = "", en = ""] = words.split("\n===\n");
    const copyIn = (text: string, language: 0 | 1) =>
      copyOf(text.replace("{{stored}}", storedList(language)));
    return { id, anchor: id, texts: { ES: copyIn(es, 0), EN: copyIn(en, 1) } };
  };

/**
 * All topics, in the order of their numbers in addresses. Besides the brand's placeholders they may use figures of the
 * merchant's calls (`catalogue/content.ts`) and `{{picture:<banner>}}` for the address of a banner's picture. A text
 * promises only what the code does (decisions P2).
 */
export const seedHelpTopics = [
  topic("account")`Tu cuenta
Con una cuenta juegas con dinero real, guardas tus juegos favoritos y encuentras los que jugaste hace poco. Abrirla es gratis.
## Abrir tu cuenta
+ Entra a <a href="/m/register">Regístrate</a> y elige si quieres usar un nombre de usuario o tu celular.
+ Elige tu usuario y tu contraseña: el formulario te dice qué deben llevar.
+ Escribe tus datos verdaderos; con tu nacimiento vemos si tienes la edad.
Debes tener {{age}} años o más. Te pedimos tener una sola cuenta.
## No puedo entrar
- <strong>Olvidaste tu contraseña:</strong> recupérala en <a href="/m/forget">Olvidé mi contraseña</a>.
- <strong>Te pedimos un código de la imagen:</strong> aparece después de intentos fallidos. Toca la imagen para cambiarla.
- <strong>Tu sesión se cerró:</strong> solo puede haber una sesión abierta. Si no fuiste tú, cambia tu contraseña.
## Probar sin registrarte
La <a href="/m/trail">prueba gratis</a> te da saldo de práctica. Con ella no se deposita ni se retira, y sus ganancias no son dinero real.
===
Your account
With an account you play for real money, keep your favourite games and find the ones you played lately. Opening one is free.
## Opening your account
+ Go to <a href="/m/register">Sign up</a> and choose whether to use a username or your mobile number.
+ Choose your username and your password: the form says what they need.
+ Write your true details; your date of birth says whether you are old enough.
You must be {{age}} or older. Please have one account only.
## I can't get in
- <strong>You forgot your password:</strong> get it back under <a href="/m/forget">Forgot password</a>.
- <strong>We ask for the code in the picture:</strong> it appears after failed tries. Tap the picture to change it.
- <strong>Your session was closed:</strong> only one session can be open. If it wasn't you, change your password.
## Trying without an account
The <a href="/m/trail">free trial</a> gives you practice money. It has no deposits or withdrawals, and what you win there is not real money.`,
  topic("deposits")`Depósitos
Te pedimos depositar desde cuentas y tarjetas a tu nombre. Si una forma de pago tiene comisión, la ves antes de confirmar; tu banco podría cobrar la suya.
## Formas de depositar
|= Mínimos, máximos y tiempos por depósito
|| Forma | Mínimo | Máximo | Se acredita
| *{{transfer}} | {{transfer-min}} | {{transfer-max}} | Al revisar tu comprobante
| *Tarjeta o monedero | {{redirect-min}} | {{redirect-max}} | Al momento
| *Efectivo en tienda | {{voucher-min}} | {{voucher-max}} | Cuando la tienda nos avisa
## Mi depósito no aparece
+ Mira en qué va en la página de <a href="/m/voucherCenter">depósito</a>: ahí están tus últimos depósitos.
+ Revisa que la referencia y el monto sean exactamente los que te dimos.
+ Escríbenos con tu comprobante. Sin él no podemos rastrear el pago.
<blockquote><p>Nunca te pediremos tu NIP ni el código de tu banco. Si alguien lo hace en nombre de {{brand}}, no se lo des y avísanos.</p></blockquote>
===
Deposits
Please deposit from accounts and cards in your own name. If a way of paying has a fee, you see it before you confirm; your bank might charge its own.
## Ways to deposit
|= Minimum, maximum and time of each deposit
|| Way | Minimum | Maximum | Credited
| *{{transfer}} | {{transfer-min}} | {{transfer-max}} | When your receipt is checked
| *Card or wallet | {{redirect-min}} | {{redirect-max}} | At once
| *Cash at a shop | {{voucher-min}} | {{voucher-max}} | When the shop tells us
## My deposit doesn't show
+ See its state on the <a href="/m/voucherCenter">deposit</a> page, which lists your latest deposits.
+ Check that the reference and the amount are exactly the ones we gave you.
+ Write to us with your receipt. Without it we can't trace the payment.
<blockquote><p>We will never ask for your PIN or your bank's code. If somebody does in {{brand}}'s name, don't give it and tell us.</p></blockquote>`,
  topic("withdrawals")`Retiros
Retiras a una cuenta bancaria o tarjeta; te pedimos que esté a tu nombre. Para confirmar te pedimos tu <strong>contraseña de pago</strong>, que es distinta de la de entrada.
## Antes de tu primer retiro
- Registra tu cuenta en el <a href="/m/securityCenter?view=cards">centro de seguridad</a>, con el nombre como aparece en el banco.
- Si tienes un bono activo, mira en <a href="/m/help#bonuses">Bonos</a> qué parte de tu saldo falta jugar.
## Cuánto tarda
|| Paso | Tiempo
| *Revisión | En máximo {{review-hours}} h; hasta tu primer retiro pagado, {{first-review-hours}} h
| *{{transfer}} | Después de la revisión; tu banco suele tardar unos minutos
Cada retiro es de {{withdrawal-min}} a {{withdrawal-max}}, y en un día puedes retirar hasta {{withdrawal-day}}. El dinero se aparta de tu saldo cuando haces la solicitud. La comisión, si la hay, la ves antes de confirmar.
## Mi retiro fue rechazado
El dinero regresa a tu saldo, con la comisión; un bono al que renunciaste para retirar no regresa. El motivo llega a tus <a href="/m/webEmail">mensajes</a>.
===
Withdrawals
You withdraw to a bank account or card; please use one in your own name. To confirm we ask for your <strong>payment password</strong>, which is not the one you log in with.
## Before your first withdrawal
- Register your account in the <a href="/m/securityCenter?view=cards">security center</a>, with the name as your bank has it.
- If you have an active bonus, see under <a href="/m/help#bonuses">Bonuses</a> which part of your balance has still to be played.
## How long it takes
|| Step | Time
| *Review | Within {{review-hours}} h; until your first paid withdrawal, {{first-review-hours}} h
| *{{transfer}} | After the review; your bank usually takes a few minutes
Each withdrawal is from {{withdrawal-min}} to {{withdrawal-max}}, and in a day you can withdraw up to {{withdrawal-day}}. The money is set aside from your balance when you make the request. You see the fee, if any, before you confirm.
## My withdrawal was refused
The money goes back to your balance, with the fee; a bonus that you gave up to withdraw doesn't. The reason arrives in your <a href="/m/webEmail">messages</a>.`,
  topic("bonuses")`Bonos
Un bono es dinero extra para jugar que llega con un depósito. Se vuelve dinero que puedes retirar cuando apuestas cierto número de veces su monto: eso es el <dfn>rollover</dfn>.
<figure><img src="{{picture:promo-welcome}}" alt="Bono de bienvenida: {{first-bonus-percent}}% en tu primer depósito, hasta {{first-bonus-max}}" width="780" height="330"><figcaption>El bono de bienvenida se elige al hacer el primer depósito.</figcaption></figure>
## Un ejemplo
Haces tu primer <a href="/m/voucherCenter">depósito</a>, de {{bonus-example-deposit}}, y recibes {{bonus-example}} de bono con rollover de {{first-bonus-times}} veces. Tu depósito no se bloquea. El bono se vuelve dinero real cuando has apostado {{first-bonus-times}} × {{bonus-example}} = <strong>{{bonus-example-wager}}</strong> en total.
## Cómo se juega
- Primero se juega tu dinero real; lo que falte sale del bono.
- Cada apuesta cuenta completa, en todos los juegos.
- Si una apuesta usa dinero de bono, la misma parte de lo que ganes con ella es dinero de bono.
- Un bono no tiene fecha límite.
## Reglas de todos los bonos
- Solo un bono a la vez: no puedes elegir otro mientras tengas uno activo o un depósito con bono por acreditar.
- El dinero de bono no se puede retirar ni transferir. Tu depósito y lo demás son tuyos: retíralos cuando quieras.
- Si retiras con un bono activo, pierdes el dinero de bono. Antes de confirmar te decimos cuánto es. La parte de bono de tus apuestas abiertas se pierde también.
- Puedes renunciar al bono en las páginas de <a href="/m/withdraw">retiro</a> y <a href="/m/voucherCenter">depósito</a>.
- Si del bono queda menos que la apuesta más pequeña, termina y ya no hay nada que apostar.
- El bono de bienvenida se paga solo si es el primer depósito que se te acredita.
Los premios y los bonos de tu nivel VIP no son así: llegan sin depósito, son dinero real y no hay que apostarlos.
===
Bonuses
A bonus is extra money to play with that comes with a deposit. It becomes money you can withdraw once you have bet it a certain number of times: that is its <dfn>wagering</dfn>.
<figure><img src="{{picture:promo-welcome}}" alt="Welcome bonus: {{first-bonus-percent}}% on your first deposit, up to {{first-bonus-max}}" width="780" height="330"><figcaption>The welcome bonus is chosen with the first deposit.</figcaption></figure>
## An example
You make your first <a href="/m/voucherCenter">deposit</a>, of {{bonus-example-deposit}}, and get a bonus of {{bonus-example}} with {{first-bonus-times}} times wagering. Your deposit isn't locked. The bonus becomes real money once you have bet {{first-bonus-times}} × {{bonus-example}} = <strong>{{bonus-example-wager}}</strong> in all.
## How it is played
- Your real money is played first; what is missing comes out of the bonus.
- Every bet counts in full, in all games.
- If a bet uses bonus money, the same part of what you win with it is bonus money.
- A bonus has no deadline.
## Rules of every bonus
- One bonus at a time: you can't choose another while one is active or a deposit with a bonus is still to be credited.
- Bonus money can't be withdrawn or transferred. Your deposit and everything else is yours: withdraw it whenever you want.
- If you withdraw while a bonus is active, you lose the bonus money. Before you confirm we say how much that is. The bonus part of your open bets is lost too.
- You can give the bonus up on the <a href="/m/withdraw">withdrawal</a> and <a href="/m/voucherCenter">deposit</a> pages.
- If less than the smallest bet is left of the bonus, it ends and there is nothing left to bet.
- The welcome bonus is paid only if it is your first credited deposit.
Prizes and the bonuses of your VIP level are different: they come without a deposit, are real money and need no wagering.`,
  topic("games")`Juegos y reglas
Los juegos muestran dentro de ellos lo que pagan. Míralo antes de apostar.
## Qué hay para jugar
: Tragamonedas y pesca | El resultado de cada ronda es al azar y no depende de las anteriores.
: Casino en vivo y póker | Cada ronda se decide en cuanto apuestas. En veintiuna tú decides carta por carta; si te vas, tu mano se planta sola a los diez minutos.
: Deportes y e-sports | El momio que vale es el que ves al confirmar tu boleto. Los partidos son virtuales: tu apuesta va al siguiente.
: Loterías | Tu boleto es para el próximo sorteo y se paga en cuanto se sortea. Los resultados están en la sala de <a href="/m/lottery">loterías</a>.
## Se cortó la conexión
Si tu apuesta ya se había aceptado, el juego la termina sin ti y el resultado aparece en tus <a href="/m/transaction/record">movimientos</a>. Vuelve a abrir el juego para seguir; una mano abierta de veintiuna te espera diez minutos, y un despegue sigue sin ti hasta tu meta o hasta que se rompe.
## Apuestas anuladas
Cuándo se anula una apuesta lo dicen las reglas de cada juego o deporte. La apuesta anulada regresa completa a tu saldo.
## Buscar y guardar
Los <a href="/m/hot-games">juegos populares</a> son una selección de {{brand}}. Toca la estrella de un juego para guardarlo en tu colección.
===
Games and rules
Games show inside what they pay. Look at it before you bet.
## What there is to play
: Slots and fishing | The result of each round is random and doesn't depend on earlier ones.
: Live casino and poker | Each round is decided as soon as you bet. In blackjack you decide card by card; if you leave, your hand stands by itself after ten minutes.
: Sports and e-sports | The odds that count are those you see when you confirm your slip. The matches are virtual: your bet is on the next one.
: Lotteries | Your ticket is for the next draw, and is paid as soon as the numbers are drawn. The <a href="/m/lottery">lottery hall</a> lists the results.
## The connection broke
If your bet had been accepted, the game ends it without you and the result stands in your <a href="/m/transaction/record">records</a>. Open the game again to go on; an open hand of blackjack waits ten minutes for you, and a flight goes on without you to your target or until it breaks.
## Void bets
The rules of each game or sport say when a bet is void. A void bet returns to your balance in full.
## Finding and keeping
The <a href="/m/hot-games">hot games</a> are chosen by {{brand}}. Tap a game's star to keep it in your collection.`,
  topic("security")`Seguridad
La conexión con {{brand}} va cifrada y tu contraseña se guarda de forma que ni nosotros podemos leerla. Lo demás depende de los dos.
## Lo que haces tú
- Usa una contraseña que no uses en otro sitio y cámbiala si alguien pudo verla.
- Elige una contraseña de pago distinta.
- No marques <em>Recordar contraseña</em> en un teléfono que compartes.
- Cierra tu sesión al terminar en un equipo ajeno.
## Lo que hacemos nosotros
- Pedimos un código de imagen después de intentos fallidos.
- Cerramos la sesión anterior cuando entras desde otro equipo.
- Bloqueamos unos minutos la contraseña de pago después de varios intentos fallidos.
## Creo que alguien entró a mi cuenta
+ Cambia tu contraseña: las demás sesiones se cierran solas.
+ Si no puedes entrar, usa <a href="/m/forget">Olvidé mi contraseña</a>.
+ Cambia también tu contraseña de pago en el <a href="/m/securityCenter">centro de seguridad</a>.
+ Revisa tus <a href="/m/transaction/record">movimientos</a> y <a href="/m/help#contact">escríbenos</a> qué no reconoces.
===
Security
The connection with {{brand}} is encrypted, and your password is stored in a way that not even we can read. The rest is up to both of us.
## What you do
- Use a password that you use nowhere else, and change it if somebody may have seen it.
- Choose a different payment password.
- Don't tick <em>Remember password</em> on a phone that you share.
- Sign out when you are done on somebody else's device.
## What we do
- We ask for the code of a picture after failed tries.
- We close the earlier session when you log in from another device.
- We lock the payment password for some minutes after several failed tries.
## I think somebody got into my account
+ Change your password: all other sessions end by themselves.
+ If you can't get in, use <a href="/m/forget">Forgot password</a>.
+ Change your payment password too, in the <a href="/m/securityCenter">security center</a>.
+ Look through your <a href="/m/transaction/record">records</a> and <a href="/m/help#contact">write to us</a> what you don't recognise.`,
  topic("responsible")`Juego responsable
Jugar es para divertirse, no para ganarse la vida ni para salir de deudas. Solo pueden jugar personas de {{age}} años o más.
## Antes de empezar
- Decide cuánto dinero y cuánto tiempo quieres usar, y detente cuando llegues ahí.
- Juega solo con dinero que no necesitas para otra cosa.
- No juegues para recuperar lo que perdiste.
- No juegues si bebiste, si estás triste o si estás enojado.
## Señales de que algo no va bien
Si respondes que sí a una o más, haz una pausa y habla con alguien:
- ¿Apuestas cada vez más para sentir lo mismo?
- ¿Has pedido prestado o vendido algo para jugar?
- ¿Le has mentido a tu familia sobre cuánto juegas?
- ¿Has descuidado tu trabajo, tus estudios o tu descanso?
## Pausa y autoexclusión
El sitio todavía no tiene límites de depósito o de juego, pausas ni autoexclusión. Si quieres parar, <a href="/m/help#contact">escríbenos</a>, y habla con quien atiende la línea de ayuda.
## Dónde hay ayuda
{{helpline}}
## Menores de edad
No dejes tu sesión abierta en un teléfono que usan menores. Si crees que alguien menor de {{age}} años tiene una cuenta, <a href="/m/help#contact">avísanos</a>.
===
Responsible gaming
Playing is for fun, not a way to earn a living or to get out of debt. Only people of {{age}} or older may play.
## Before you start
- Decide how much money and time you want to spend, and stop when you get there.
- Play only with money that you don't need for anything else.
- Don't play to win back what you lost.
- Don't play when you have been drinking, or when you are sad or angry.
## Signs that something is wrong
If you say yes to one or more, take a break and talk to somebody:
- Do you bet more and more to feel the same?
- Have you borrowed money or sold something to play?
- Have you lied to your family about how much you play?
- Have you neglected your work, your studies or your sleep?
## Breaks and self-exclusion
The site doesn't have deposit or play limits, breaks or self-exclusion yet. If you want to stop, <a href="/m/help#contact">write to us</a>, and talk to the people at the helpline.
## Where to find help
{{helpline}}
## Minors
Don't leave your session open on a phone that minors use. If you think that somebody under {{age}} has an account, <a href="/m/help#contact">tell us</a>.`,
  topic("terms")`Términos de uso
Al abrir una cuenta en {{brand}} aceptas estos términos. Los escribimos para que se entiendan; si algo no queda claro, pregúntanos antes de jugar.
## 1. Quién puede jugar
- Debes tener <strong>{{age}} años o más</strong> y capacidad legal para obligarte.
- Debes estar en un lugar donde jugar en línea sea legal para ti.
- No pueden jugar quienes trabajan en {{brand}} o con sus proveedores de juego.
## 2. Tu cuenta
+ Cada persona tiene una sola cuenta, con datos verdaderos y completos.
+ La cuenta es tuya: no se presta, no se vende y no se comparte.
+ Eres responsable de lo que se haga con tu contraseña mientras no nos avises de que alguien la conoce.
## 3. Tu dinero
- Usa solo cuentas y tarjetas a tu nombre para depositar y retirar.
- Tu saldo no genera intereses y no es un depósito bancario.
- Si por error te acreditamos de más, avísanos: podemos corregirlo.
## 4. Apuestas
Una apuesta confirmada no se cancela. Vale el resultado que registra el servidor del juego, también si se cortó tu conexión. Las reglas de cada juego son parte de estos términos.
## 5. Bonos
Cada promoción tiene sus condiciones. Podemos cancelar bonos obtenidos con cuentas repetidas, acuerdos entre jugadores o programas automáticos.
## 6. Lo que no se permite
- Usar programas, errores o acuerdos para obtener ventaja.
- Mover dinero de origen ilícito o de otra persona.
- Entrar desde un lugar restringido ocultando dónde estás.
## 7. Dejar de jugar
Puedes dejar de usar tu cuenta cuando quieras: retira tu saldo y <a href="/m/help#contact">escríbenos</a>.
## 8. Nuestra responsabilidad
Respondemos por nuestro servicio. No respondemos por fallas de tu equipo, de tu conexión o de terceros, ni por ganancias que esperabas y no llegaron.
## 9. Cambios
Los cambios se publican en esta página y valen desde entonces. Si no estás de acuerdo, retira tu saldo y deja de usar tu cuenta.
## 10. Ley y quejas
Se aplican las leyes de {{country}}. Antes de ir con una autoridad, escríbenos: la forma está en <a href="/m/help#contact">Contacto y quejas</a>. El uso de tus datos está en <a href="/m/help#privacy">Privacidad</a>.
===
Terms of use
By opening an account with {{brand}} you accept these terms. We wrote them to be understood; if something is not clear, ask us before you play.
## 1. Who may play
- You must be <strong>{{age}} or older</strong> and legally able to enter into a contract.
- You must be in a place where playing online is legal for you.
- People who work for {{brand}} or for its game providers may not play.
## 2. Your account
+ Each person has one account, with true and complete details.
+ The account is yours: it is not lent, sold or shared.
+ You answer for what is done with your password until you tell us that somebody knows it.
## 3. Your money
- Use only accounts and cards in your own name to deposit and withdraw.
- Your balance earns no interest and is not a bank deposit.
- If we credit you too much by mistake, tell us: we may correct it.
## 4. Bets
A confirmed bet is not cancelled. The result recorded by the game's server counts, also when your connection broke. The rules of each game are part of these terms.
## 5. Bonuses
Every promotion has its conditions. We may cancel bonuses obtained with several accounts, by agreement between players or with automatic programs.
## 6. What is not allowed
- Using programs, faults or agreements to gain an advantage.
- Moving money of illegal origin or of somebody else.
- Coming from a restricted place while hiding where you are.
## 7. Ceasing to play
You may stop using your account whenever you like: withdraw your balance and <a href="/m/help#contact">write to us</a>.
## 8. Our liability
We answer for our service. We don't answer for faults of your device, your connection or others, or for winnings that you expected and that did not come.
## 9. Changes
Changes are published on this page and apply from then on. If you don't agree, withdraw your balance and stop using your account.
## 10. Law and complaints
The laws of {{country}} apply. Before you go to an authority, write to us: see <a href="/m/help#contact">Contact and complaints</a>. How we use your data is described in <a href="/m/help#privacy">Privacy</a>.`,
  topic("privacy")`Privacidad
Usamos tus datos para darte el servicio, y no los vendemos.
## Qué datos y para qué
|| Datos | Para qué
| Usuario, celular, correo | Abrir tu cuenta, entrar y avisarte
| Fecha de nacimiento | Ver al registrarte si tienes {{age}} años o más, y pagarte el bono VIP de cumpleaños
| Lo demás que escribes al registrarte | Guardarlo con tu cuenta
| La invitación con la que llegaste | Ponerte en el equipo de quien te invitó
| Cuenta bancaria, con el nombre del titular | Pagar tus retiros
| Comprobantes de depósito | Comprobar tu pago
| Mensajes, chat y las imágenes que nos mandas | Responderte y revisar tus solicitudes
| Foto de perfil | Mostrarla en tu cuenta
| Cuenta de Google o Facebook, si entras con ella | Reconocerte al entrar
| Movimientos, juegos y apuestas | Tu saldo, tu historial y tus bonos
| Qué tan rápido cargan las páginas | Mejorar el sitio
| Dirección IP y hora de tus accesos | Mostrarte tu último acceso y limitar los intentos fallidos
| Navegadores con los que entras | Avisarte cuando alguien entra con otro
## Con quién los compartimos
- Con el agente que te invitó y los que están sobre él: tu usuario, tu saldo, tus apuestas, tus totales y tu último acceso.
- Con los proveedores del juego que abres: un identificador, no tu nombre.
- Con bancos y procesadores, para mover tu dinero.
- Con autoridades, cuando la ley lo ordena.
## Cuánto tiempo
Mientras tengas cuenta y después el tiempo que la ley exige.
## Tus derechos
Puedes pedir acceso, corrección, cancelación u oposición al uso de tus datos (derechos ARCO). Escríbenos como se explica en <a href="/m/help#contact">Contacto y quejas</a>.
## Lo que guarda tu navegador
{{stored}}
Los juegos y las redes con las que entras guardan lo suyo aparte.
===
Privacy
We use your data to serve you, and we don't sell them.
## Which data, and what for
|| Data | What for
| Username, mobile number, e-mail | Opening your account, logging in, telling you things
| Date of birth | Seeing at sign-up whether you are {{age}} or older, and paying your VIP birthday bonus
| Whatever else you enter at sign-up | Keeping it with your account
| The invitation that brought you here | Putting you in the team of the person who invited you
| Bank account, with its holder's name | Paying your withdrawals
| Receipts of deposits | Checking your payment
| Messages, chat and the pictures you send us | Answering you and reviewing your applications
| Profile picture | Showing it in your account
| Google or Facebook account, if you log in with it | Recognizing you at login
| Movements, games and bets | Your balance, your history and your bonuses
| How fast pages load | Improving the site
| IP address and time of your logins | Showing you your last login, and limiting failed tries
| Browsers you log in with | Telling you when somebody logs in with another one
## Whom we share them with
- With the agent who invited you and those above: your username, your balance, your bets, your totals and your last login.
- With the provider of the game you open: an identifier, not your name.
- With banks and processors, to move your money.
- With authorities, when the law orders it.
## How long
While you have an account, and afterwards as long as the law demands.
## Your rights
You may ask for access, correction or deletion, or object to the use of your data. Write to us as described in <a href="/m/help#contact">Contact and complaints</a>.
## What your browser stores
{{stored}}
Games, and networks that you log in with, store their own data separately.`,
  topic("contact")`Contacto y quejas
Escríbenos por donde te quede mejor. Ten a la mano tu usuario; nunca te pediremos tu contraseña.
## Cómo escribirnos
: Mensajes | <a href="/m/webEmail?view=write">Escribe desde tu cuenta</a>; la respuesta llega a tu buzón.
: Telegram | <a href="https://t.me/{{slug}}_demo">@{{slug}}_demo</a>
: Facebook | <a href="https://facebook.com/{{slug}}.demo">{{slug}}.demo</a>
: Correo | ayuda@{{slug}}.example
## Presentar una queja
+ Escribe a quejas@{{slug}}.example con tu usuario, la fecha y lo que pasó.
+ Si es de un depósito o retiro, agrega su folio; si es de un juego, su nombre y la hora de la ronda.
## Si aún no estás conforme
Puedes acudir a la autoridad que corresponda en tu lugar de residencia.
===
Contact and complaints
Write to us in whatever way suits you. Have your username at hand; we will never ask for your password.
## How to write to us
: Messages | <a href="/m/webEmail?view=write">Write from your account</a>; the answer arrives in your inbox.
: Telegram | <a href="https://t.me/{{slug}}_demo">@{{slug}}_demo</a>
: Facebook | <a href="https://facebook.com/{{slug}}.demo">{{slug}}.demo</a>
: E-mail | ayuda@{{slug}}.example
## Making a complaint
+ Write to quejas@{{slug}}.example with your username, the date and what happened.
+ If it is about a deposit or withdrawal, add its reference; if it is about a game, its name and the time of the round.
## If you are still not satisfied
You may turn to the authority in charge where you live.`,
];
