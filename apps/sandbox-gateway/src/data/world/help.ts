import type { HelpCopy } from "../schema.ts";

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
    return { id, anchor: id, texts: { ES: copyOf(es), EN: copyOf(en) } };
  };

/**
 * All topics, in the order of their numbers in addresses. Besides the brand's placeholders they may use `{{age}}` for
 * the minimum age and `{{picture:<banner>}}` for the address of a banner's picture.
 */
export const seedHelpTopics = [
  topic("account")`Tu cuenta
Con una cuenta juegas con dinero real, guardas tus juegos favoritos y encuentras los que jugaste hace poco. Abrirla es gratis y toma un minuto.
## Abrir tu cuenta
+ Entra a <a href="/m/register">Regístrate</a> y elige si quieres usar un nombre de usuario o tu celular.
+ El usuario lleva de 4 a 16 letras, números o guion bajo. La contraseña, de 8 a 20 caracteres con letras y números.
+ Escribe tus datos como aparecen en tu identificación.
Debes tener {{age}} años o más. Cada persona puede tener una sola cuenta.
## No puedo entrar
- <strong>Olvidaste tu contraseña:</strong> recupérala por celular o por correo en <a href="/m/forget">Olvidé mi contraseña</a>.
- <strong>Te pedimos un código de la imagen:</strong> aparece después de un intento fallido. Toca la imagen para cambiarla.
- <strong>Tu sesión se cerró:</strong> solo puede haber una sesión abierta. Si no fuiste tú, cambia tu contraseña.
## Probar sin registrarte
La <a href="/m/trail">prueba gratis</a> te da saldo de práctica. Con ella no se deposita ni se retira, y sus ganancias no son dinero real.
===
Your account
With an account you play for real money, keep your favourite games and find the ones you played lately. Opening one is free and takes a minute.
## Opening your account
+ Go to <a href="/m/register">Sign up</a> and choose whether to use a username or your mobile number.
+ The username has 4 to 16 letters, digits or underscores. The password has 8 to 20 characters, with letters and digits.
+ Write your details as they stand on your ID.
You must be {{age}} or older. Each person may have one account only.
## I can't get in
- <strong>You forgot your password:</strong> get it back by mobile or e-mail under <a href="/m/forget">Forgot password</a>.
- <strong>We ask for the code in the picture:</strong> it appears after a failed try. Tap the picture to change it.
- <strong>Your session was closed:</strong> only one session can be open. If it wasn't you, change your password.
## Trying without an account
The <a href="/m/trail">free trial</a> gives you practice money. It has no deposits or withdrawals, and what you win there is not real money.`,
  topic("deposits")`Depósitos
Deposita solo desde cuentas y tarjetas a tu nombre. No cobramos comisión; tu banco podría hacerlo.
## Formas de depositar
|= Mínimos, máximos y tiempos por depósito
|| Forma | Mínimo | Máximo | Se acredita
| *{{transfer}} | {{money:100}} | {{money:50000}} | Al revisar tu comprobante
| *Tarjeta o monedero | {{money:50}} | {{money:20000}} | Al momento
| *Efectivo en tienda | {{money:50}} | {{money:10000}} | Cuando la tienda nos avisa
## Mi depósito no aparece
+ Espera el tiempo de la tabla: algunos bancos tardan más de noche y en fin de semana.
+ Revisa que la referencia y el monto sean exactamente los que te dimos.
+ Escríbenos con tu comprobante. Sin él no podemos rastrear el pago.
<blockquote><p>Nunca te pediremos tu NIP ni el código de tu banco. Si alguien lo hace en nombre de {{brand}}, no se lo des y avísanos.</p></blockquote>
===
Deposits
Deposit only from accounts and cards in your own name. We charge no fee; your bank might.
## Ways to deposit
|= Minimum, maximum and time of each deposit
|| Way | Minimum | Maximum | Credited
| *{{transfer}} | {{money:100}} | {{money:50000}} | When your receipt is checked
| *Card or wallet | {{money:50}} | {{money:20000}} | At once
| *Cash at a shop | {{money:50}} | {{money:10000}} | When the shop tells us
## My deposit doesn't show
+ Wait for the time in the table: some banks take longer at night and at weekends.
+ Check that the reference and the amount are exactly the ones we gave you.
+ Write to us with your receipt. Without it we can't trace the payment.
<blockquote><p>We will never ask for your PIN or your bank's code. If somebody does in {{brand}}'s name, don't give it and tell us.</p></blockquote>`,
  topic("withdrawals")`Retiros
Retiras a una cuenta bancaria a tu nombre. Para confirmar te pedimos tu <strong>contraseña de pago</strong>, que es distinta de la de entrada.
## Antes de tu primer retiro
- Registra tu cuenta bancaria con el nombre como aparece en el banco.
- Cumple el rollover de tu bono, si tienes uno activo (mira <a href="/m/help#bonuses">Bonos</a>).
## Cuánto tarda
|| Paso | Tiempo normal
| *Revisión | Hasta 2 horas; el primer retiro, hasta 24
| *{{transfer}} | Minutos después de aprobarse
Cada retiro es de {{money:100}} a {{money:50000}}, y en un día puedes retirar hasta {{money:100000}}. El dinero se aparta de tu saldo cuando haces la solicitud.
## Mi retiro fue rechazado
El dinero regresa a tu saldo y te decimos por qué. Lo más común: la cuenta no está a tu nombre, los datos no coinciden o falta jugar parte de un bono.
===
Withdrawals
You withdraw to a bank account in your own name. To confirm we ask for your <strong>payment password</strong>, which is not the one you log in with.
## Before your first withdrawal
- Register your bank account with the name as your bank has it.
- Complete your bonus's wagering, if one is active (see <a href="/m/help#bonuses">Bonuses</a>).
## How long it takes
|| Step | Usual time
| *Review | Up to 2 hours; a first withdrawal, up to 24
| *{{transfer}} | Minutes after approval
Each withdrawal is from {{money:100}} to {{money:50000}}, and in a day you can withdraw up to {{money:100000}}. The money is set aside from your balance when you make the request.
## My withdrawal was refused
The money goes back to your balance and we tell you why. The usual reasons: the account is not in your name, the details don't match, or part of a bonus has still to be played.`,
  topic("bonuses")`Bonos
Un bono es saldo extra para jugar. Para volverlo dinero que puedas retirar hay que jugarlo cierto número de veces: eso es el <dfn>rollover</dfn>.
<figure><img src="{{picture:promo-welcome}}" alt="Bono de bienvenida: 100% en tu primer depósito, hasta {{money:2000}}" width="780" height="330"><figcaption>El bono de bienvenida, disponible una vez por persona.</figcaption></figure>
## Un ejemplo
Depositas {{money:500}} y recibes {{money:500}} de bono con rollover de 20 veces. Debes apostar 20 × {{money:500}} = <strong>{{money:10000}}</strong> en total antes de retirar el bono.
## Cuánto cuenta cada apuesta
|| Juego | Cuenta
| Tragamonedas y pesca | 100%
| Deportes, desde momio 1.40 | 50%
| Casino en vivo y póker | 10%
## Reglas de todos los bonos
- Solo un bono activo a la vez.
- Tienes 30 días para cumplirlo; después se cancela junto con lo que hayas ganado con él.
- Tu depósito es tuyo: si retiras antes, solo pierdes el bono.
===
Bonuses
A bonus is extra money to play with. To turn it into money you can withdraw, it has to be played a certain number of times: that is its <dfn>wagering</dfn>.
<figure><img src="{{picture:promo-welcome}}" alt="Welcome bonus: 100% on your first deposit, up to {{money:2000}}" width="780" height="330"><figcaption>The welcome bonus, once per person.</figcaption></figure>
## An example
You deposit {{money:500}} and get a bonus of {{money:500}} with 20 times wagering. You have to bet 20 × {{money:500}} = <strong>{{money:10000}}</strong> in all before withdrawing the bonus.
## How much each bet counts
|| Game | Counts
| Slots and fishing | 100%
| Sports, at odds of 1.40 or more | 50%
| Live casino and poker | 10%
## Rules of every bonus
- One active bonus at a time.
- You have 30 days to complete it; then it is cancelled together with what you won with it.
- Your deposit is yours: if you withdraw earlier, you lose the bonus only.`,
  topic("games")`Juegos y reglas
Cada juego tiene sus reglas y su tabla de pagos dentro de él, casi siempre en el botón de menú o de información. Léelas antes de apostar.
## Qué hay para jugar
: Tragamonedas y pesca | El resultado sale de un generador de números aleatorios certificado por el proveedor.
: Casino en vivo | Mesas con crupier real. La apuesta cuenta cuando cierra el tiempo de la mesa.
: Deportes y e-sports | El momio que vale es el que ves al confirmar tu boleto.
: Loterías | Los sorteos cierran a la hora que marca cada uno; después ya no se aceptan números.
## Se cortó la conexión
Si tu apuesta ya se había aceptado, el juego la termina sin ti y el resultado aparece en tu historial. Vuelve a abrir el juego: casi todos siguen donde estaban.
## Apuestas anuladas
- Un partido suspendido que no se reanuda en 48 horas se anula y tu apuesta regresa a tu saldo.
- Una falla comprobada del juego anula todas las apuestas y pagos de esa ronda.
## Buscar y guardar
Los <a href="/m/hot-games">juegos populares</a> cambian cada semana. Toca la estrella de un juego para guardarlo en tu colección.
===
Games and rules
Every game has its rules and paytable inside, nearly always under its menu or information button. Read them before you bet.
## What there is to play
: Slots and fishing | Results come from a random number generator that the provider has had certified.
: Live casino | Tables with a real dealer. A bet counts once the table's time has run out.
: Sports and e-sports | The odds that count are those you see when you confirm your slip.
: Lotteries | Each draw closes at its own time; no numbers are taken after it.
## The connection broke
If your bet had been accepted, the game ends it without you and the result stands in your history. Open the game again: nearly all of them go on where they were.
## Void bets
- A suspended match that doesn't go on within 48 hours is void, and your bet returns to your balance.
- A proven fault of a game voids all bets and payouts of that round.
## Finding and keeping
The <a href="/m/hot-games">hot games</a> change every week. Tap a game's star to keep it in your collection.`,
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
- Revisamos los retiros que no se parecen a los de siempre.
## Creo que alguien entró a mi cuenta
+ Cambia tu contraseña: las demás sesiones se cierran solas.
+ Si no puedes entrar, usa <a href="/m/forget">Olvidé mi contraseña</a>.
+ Escríbenos para que detengamos tus retiros mientras lo revisamos.
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
- We look at withdrawals that are unlike your usual ones.
## I think somebody got into my account
+ Change your password: all other sessions end by themselves.
+ If you can't get in, use <a href="/m/forget">Forgot password</a>.
+ Write to us, so that we hold your withdrawals while we look into it.`,
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
Escríbenos y cerramos tu cuenta por el tiempo que nos digas: desde 24 horas hasta siempre. Durante ese tiempo no puedes entrar ni recibir promociones, y no se puede acortar.
## Dónde hay ayuda
{{helpline}}
## Menores de edad
No dejes tu sesión abierta en un teléfono que usan menores. Si crees que alguien menor de {{age}} años tiene una cuenta, avísanos y la cerramos.
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
Write to us and we close your account for as long as you say: from 24 hours to for ever. In that time you can't log in or get promotions, and it can't be shortened.
## Where to find help
{{helpline}}
## Minors
Don't leave your session open on a phone that minors use. If you think that somebody under {{age}} has an account, tell us and we close it.`,
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
+ Podemos pedirte documentos para confirmar tu identidad, tu edad o el origen de tu dinero.
## 3. Tu dinero
- Depositas y retiras solo con cuentas y tarjetas a tu nombre.
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
## 7. Suspensión y cierre
Puedes cerrar tu cuenta cuando quieras y retirar tu saldo. Podemos suspenderla si incumples estos términos o si la ley lo exige; te diremos por qué, salvo que la ley lo impida.
## 8. Nuestra responsabilidad
Respondemos por nuestro servicio. No respondemos por fallas de tu equipo, de tu conexión o de terceros, ni por ganancias que esperabas y no llegaron.
## 9. Cambios
Si cambiamos algo importante te avisamos al menos 15 días antes. Si no estás de acuerdo, puedes cerrar tu cuenta.
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
+ We may ask for documents to confirm your identity, your age or where your money comes from.
## 3. Your money
- You deposit and withdraw only with accounts and cards in your own name.
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
## 7. Suspension and closing
You may close your account whenever you like and withdraw your balance. We may suspend it if you break these terms or if the law demands it; we tell you why unless the law forbids it.
## 8. Our liability
We answer for our service. We don't answer for faults of your device, your connection or others, or for winnings that you expected and that did not come.
## 9. Changes
If we change something important we tell you at least 15 days before. If you don't agree, you may close your account.
## 10. Law and complaints
The laws of {{country}} apply. Before you go to an authority, write to us: see <a href="/m/help#contact">Contact and complaints</a>. How we use your data is described in <a href="/m/help#privacy">Privacy</a>.`,
  topic("privacy")`Privacidad
Usamos los datos que hacen falta para darte el servicio y cumplir la ley, y no los vendemos.
## Qué datos y para qué
|| Datos | Para qué
| Usuario, celular, correo | Abrir tu cuenta, entrar y avisarte
| Nombre, fecha de nacimiento, identificación | Confirmar tu edad y tu identidad
| Cuenta bancaria y movimientos | Depósitos, retiros y prevención de lavado de dinero
| Juegos y apuestas | Tu historial, tus bonos y el juego responsable
| Equipo y dirección IP | Seguridad y restricciones por ubicación
## Con quién los compartimos
- Con los proveedores del juego que abres: un identificador, no tu nombre.
- Con bancos y procesadores, para mover tu dinero.
- Con autoridades, cuando la ley lo ordena.
## Cuánto tiempo
Mientras tengas cuenta y después el tiempo que la ley exige. Luego los borramos o los volvemos anónimos.
## Tus derechos
Puedes pedir acceso, corrección, cancelación u oposición al uso de tus datos (derechos ARCO). Escríbenos como se explica en <a href="/m/help#contact">Contacto y quejas</a>; respondemos en máximo 20 días hábiles.
## Lo que guarda tu navegador
Tu sesión, tu idioma y, solo si lo pides, tu contraseña cifrada con una llave que no sale de tu equipo.
===
Privacy
We use the data that we need to serve you and to keep the law, and we don't sell them.
## Which data, and what for
|| Data | What for
| Username, mobile number, e-mail | Opening your account, logging in, telling you things
| Name, date of birth, ID | Confirming your age and identity
| Bank account and movements | Deposits, withdrawals and preventing money laundering
| Games and bets | Your history, your bonuses and responsible gaming
| Device and IP address | Security and restrictions by location
## Whom we share them with
- With the provider of the game you open: an identifier, not your name.
- With banks and processors, to move your money.
- With authorities, when the law orders it.
## How long
While you have an account, and afterwards as long as the law demands. Then we delete them or make them anonymous.
## Your rights
You may ask for access, correction or deletion, or object to the use of your data. Write to us as described in <a href="/m/help#contact">Contact and complaints</a>; we answer within 20 working days.
## What your browser keeps
Your session, your language and, only if you ask for it, your password, encrypted with a key that never leaves your device.`,
  topic("contact")`Contacto y quejas
Te atendemos todos los días, a toda hora, en español. Ten a la mano tu usuario; nunca te pediremos tu contraseña.
## Cómo escribirnos
: Telegram | <a href="https://t.me/{{slug}}_demo">@{{slug}}_demo</a>, respuesta normal en 5 minutos.
: Facebook | <a href="https://facebook.com/{{slug}}.demo">{{slug}}.demo</a>, respuesta normal en 1 hora.
: Correo | ayuda@{{slug}}.example, respuesta en máximo 24 horas.
## Presentar una queja
+ Escribe a quejas@{{slug}}.example con tu usuario, la fecha y lo que pasó. Si es de un juego, agrega su nombre y la hora de la ronda.
+ Te confirmamos con un número de folio en máximo 24 horas.
+ Te damos una respuesta con sus razones en máximo 10 días hábiles.
+ Si no estás de acuerdo, pide que la revise otra persona: tarda máximo 10 días hábiles más.
## Si aún no estás conforme
Puedes acudir a la autoridad que corresponda en tu lugar de residencia. Presentar una queja no afecta tu cuenta ni tu saldo.
===
Contact and complaints
We are there every day, at any hour. Have your username at hand; we will never ask for your password.
## How to write to us
: Telegram | <a href="https://t.me/{{slug}}_demo">@{{slug}}_demo</a>, usually answered within 5 minutes.
: Facebook | <a href="https://facebook.com/{{slug}}.demo">{{slug}}.demo</a>, usually answered within 1 hour.
: E-mail | ayuda@{{slug}}.example, answered within 24 hours.
## Making a complaint
+ Write to quejas@{{slug}}.example with your username, the date and what happened. If it is about a game, add its name and the time of the round.
+ We confirm it with a reference number within 24 hours.
+ We answer with our reasons within 10 working days.
+ If you don't agree, ask for somebody else to look at it: that takes at most 10 working days more.
## If you are still not satisfied
You may turn to the authority in charge where you live. A complaint does not affect your account or your balance.`,
];
