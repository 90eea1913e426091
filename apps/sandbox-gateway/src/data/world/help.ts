import type { Texts } from "../schema/columns.ts";
import type { HelpCopy } from "../schema/content.ts";

/**
 * A topic of the help centre, whose anchor is its name in addresses (`/m/help#terms`). Besides the placeholders of the
 * brand, its HTML may say `{{age}}` for the minimum age and `{{picture:<banner>}}` for the address of a banner's picture.
 */
export interface SeedHelpTopic {
  readonly id: string;
  readonly anchor: string;
  readonly texts: Texts<HelpCopy>;
}

const cells = (scope: "col" | "row", texts: readonly string[]): string =>
  texts.map((text) => `<th scope="${scope}">${text}</th>`).join("");

/** HTML of lines by their first word; every other line is HTML itself, or a paragraph. */
const kinds: Readonly<Record<string, (text: string) => string>> = {
  "##": (text) => `<h2>${text}</h2>`,
  "-": (text) => `<ul><li>${text}</li></ul>`,
  "+": (text) => `<ol><li>${text}</li></ol>`,
  ":": (text) => `<dl><dt>${text.replace(": ", "</dt><dd>")}</dd></dl>`,
  "||": (text) => `<table><thead><tr>${cells("col", text.split(" | "))}</tr></thead>`,
  "|": (text) => {
    const [first = "", ...others] = text.split(" | ");
    const rest = others.map((cell) => `<td>${cell}</td>`).join("");
    return `<tbody><tr>${cells("row", [first])}${rest}</tr></tbody></table>`;
  },
};

const htmlOf = (line: string): string => {
  const end = line.indexOf(" ");
  const kind = kinds[line.slice(0, end)];
  if (kind !== undefined) return kind(line.slice(end + 1));
  return line.startsWith("<") ? line : `<p>${line}</p>`;
};

/** The first line is the title. */
const copyOf = (text: string): HelpCopy => {
  const [title = "", ...lines] = text.trim().split("\n");
  const html = lines.map(htmlOf).join("\n");
  return { title, content: html.replace(/<\/([uod]l|tbody)>(?:<\/table>)?\n<\1>/g, "\n") };
};

/** A topic whose words are the template's: in Spanish up to a line `===`, and then in English. */
const topic =
  (id: string) =>
  ([words = ""]: TemplateStringsArray): SeedHelpTopic => {
    const [es = "", en = ""] = words.split("===");
    return { id, anchor: id, texts: { ES: copyOf(es), EN: copyOf(en) } };
  };

/** All topics, in the order in which addresses count them. */
export const seedHelpTopics: readonly SeedHelpTopic[] = [
  topic("account")`Tu cuenta
Con una cuenta juegas con dinero real y guardas tus juegos favoritos. Debes tener {{age}} años o más, y solo una cuenta.
## Abrir tu cuenta
+ Entra a <a href="/m/register">Regístrate</a> y elige un nombre de usuario o tu celular.
+ El usuario lleva de 4 a 16 letras, números o guion bajo. La contraseña, de 8 a 20 letras y números.
+ Escribe tus datos como aparecen en tu identificación.
## No puedo entrar
- Recupera tu contraseña por celular o por correo en <a href="/m/forget">Olvidé mi contraseña</a>.
- Solo puede haber una sesión abierta. Si no fuiste tú quien la cerró, cambia tu contraseña.
## Probar sin registrarte
La <a href="/m/trail">prueba gratis</a> te da saldo de práctica; sus ganancias no son dinero real.
===
Your account
With an account you play for real money and keep your favourite games. You must be {{age}} or older, with one account only.
## Opening your account
+ Go to <a href="/m/register">Sign up</a> and choose a username or your mobile number.
+ The username has 4 to 16 letters, digits or underscores. The password has 8 to 20 letters and digits.
+ Write your details as they stand on your ID.
## I can't get in
- Get your password back by mobile or e-mail under <a href="/m/forget">Forgot password</a>.
- Only one session can be open. If it wasn't you who closed it, change your password.
## Trying without an account
The <a href="/m/trail">free trial</a> gives you practice money; what you win there is not real money.`,
  topic("deposits")`Depósitos
Deposita solo desde cuentas y tarjetas a tu nombre. No cobramos comisión; tu banco podría hacerlo.
## Formas de depositar
|| Forma | Mínimo | Máximo | Se acredita
| {{transfer}} | {{money:100}} | {{money:50000}} | Al revisar tu comprobante
| Tarjeta o monedero | {{money:50}} | {{money:20000}} | Al momento
| Efectivo en tienda | {{money:50}} | {{money:10000}} | Cuando la tienda nos avisa
## Mi depósito no aparece
+ Espera: algunos bancos tardan más de noche y en fin de semana.
+ Revisa que la referencia y el monto sean los que te dimos, y escríbenos con tu comprobante.
<blockquote><p>Nunca te pediremos tu NIP ni el código de tu banco, tampoco en nombre de {{brand}}.</p></blockquote>
===
Deposits
Deposit only from accounts and cards in your own name. We charge no fee; your bank might.
## Ways to deposit
|| Way | Minimum | Maximum | Credited
| {{transfer}} | {{money:100}} | {{money:50000}} | When your receipt is checked
| Card or wallet | {{money:50}} | {{money:20000}} | At once
| Cash at a shop | {{money:50}} | {{money:10000}} | When the shop tells us
## My deposit doesn't show
+ Wait: some banks take longer at night and at weekends.
+ Check that reference and amount are the ones we gave you, and write to us with your receipt.
<blockquote><p>We will never ask for your PIN or your bank's code, nor will anybody in {{brand}}'s name.</p></blockquote>`,
  topic("withdrawals")`Retiros
Retiras a una cuenta bancaria a tu nombre y confirmas con tu <strong>contraseña de pago</strong>, distinta de la de entrada.
## Antes de tu primer retiro
- Registra tu cuenta bancaria con el nombre como aparece en el banco.
- Cumple el rollover de tu bono, si tienes uno activo (mira <a href="/m/help#bonuses">Bonos</a>).
## Cuánto tarda
|| Paso | Tiempo normal
| Revisión | Hasta 2 horas; el primer retiro, hasta 24
| {{transfer}} | Minutos después de aprobarse
Cada retiro es de {{money:100}} a {{money:50000}}, y en un día puedes retirar hasta {{money:100000}}.
## Mi retiro fue rechazado
El dinero regresa a tu saldo y te decimos por qué: la cuenta no está a tu nombre o falta jugar parte de un bono.
===
Withdrawals
You withdraw to a bank account in your own name and confirm with your <strong>payment password</strong>, not the one of the login.
## Before your first withdrawal
- Register your bank account with the name as your bank has it.
- Complete your bonus's wagering, if one is active (see <a href="/m/help#bonuses">Bonuses</a>).
## How long it takes
|| Step | Usual time
| Review | Up to 2 hours; a first withdrawal, up to 24
| {{transfer}} | Minutes after approval
Each withdrawal is from {{money:100}} to {{money:50000}}, and in a day you can withdraw up to {{money:100000}}.
## My withdrawal was refused
The money goes back to your balance and we tell you why: the account is not yours, or part of a bonus has still to be played.`,
  topic("bonuses")`Bonos
Un bono es saldo extra. Para retirarlo hay que jugarlo cierto número de veces: eso es el <dfn>rollover</dfn>.
<figure><img src="{{picture:promo-welcome}}" alt="Bono de bienvenida" width="780" height="330"><figcaption>El bono de bienvenida, una vez por persona.</figcaption></figure>
## Un ejemplo
Con un bono de {{money:500}} y rollover de 20 veces debes apostar <strong>{{money:10000}}</strong> antes de retirarlo.
## Cuánto cuenta cada apuesta
|| Juego | Cuenta
| Tragamonedas y pesca | 100%
| Deportes, desde momio 1.40 | 50%
| Casino en vivo y póker | 10%
## Reglas de todos los bonos
- Solo un bono activo a la vez, y 30 días para cumplirlo.
- Tu depósito es tuyo: si retiras antes, solo pierdes el bono.
===
Bonuses
A bonus is extra money. Before you withdraw it, it has to be played a number of times: that is its <dfn>wagering</dfn>.
<figure><img src="{{picture:promo-welcome}}" alt="Welcome bonus" width="780" height="330"><figcaption>The welcome bonus, once per person.</figcaption></figure>
## An example
With a bonus of {{money:500}} and 20 times wagering you have to bet <strong>{{money:10000}}</strong> before withdrawing it.
## How much each bet counts
|| Game | Counts
| Slots and fishing | 100%
| Sports, at odds of 1.40 or more | 50%
| Live casino and poker | 10%
## Rules of every bonus
- One active bonus at a time, and 30 days to complete it.
- Your deposit is yours: if you withdraw earlier, you lose the bonus only.`,
  topic("games")`Juegos y reglas
Cada juego tiene sus reglas y su tabla de pagos en su botón de menú o de información. Léelas antes de apostar.
## Qué hay para jugar
: Tragamonedas y pesca: El resultado sale de un generador de números aleatorios certificado.
: Casino en vivo: Mesas con crupier real. La apuesta cuenta cuando cierra el tiempo de la mesa.
: Deportes y e-sports: El momio que vale es el que ves al confirmar tu boleto.
: Loterías: Cada sorteo cierra a su hora; después ya no se aceptan números.
## Se cortó la conexión
Si tu apuesta ya se había aceptado, el juego la termina sin ti y el resultado aparece en tu historial.
## Apuestas anuladas
- Un partido suspendido que no se reanuda en 48 horas se anula y tu apuesta regresa a tu saldo.
- Una falla comprobada del juego anula todas las apuestas y pagos de esa ronda.
## Buscar y guardar
Los <a href="/m/hot-games">juegos populares</a> cambian cada semana. Toca la estrella de un juego para guardarlo.
===
Games and rules
Every game has its rules and paytable under its menu or information button. Read them before you bet.
## What there is to play
: Slots and fishing: Results come from a certified random number generator.
: Live casino: Tables with a real dealer. A bet counts once the table's time has run out.
: Sports and e-sports: The odds that count are those you see when you confirm your slip.
: Lotteries: Each draw closes at its own time; no numbers are taken after it.
## The connection broke
If your bet had been accepted, the game ends it without you and the result stands in your history.
## Void bets
- A suspended match that doesn't go on within 48 hours is void, and your bet returns to your balance.
- A proven fault of a game voids all bets and payouts of that round.
## Finding and keeping
The <a href="/m/hot-games">hot games</a> change every week. Tap a game's star to save it.`,
  topic("security")`Seguridad
La conexión con {{brand}} va cifrada y ni nosotros podemos leer tu contraseña. Lo demás depende de los dos.
## Lo que haces tú
- Usa una contraseña que no uses en otro sitio, y otra para los pagos.
- No marques <em>Recordar contraseña</em> en un teléfono que compartes, y cierra tu sesión al terminar.
## Lo que hacemos nosotros
- Pedimos un código de imagen después de intentos fallidos.
- Cerramos la sesión anterior cuando entras desde otro equipo, y revisamos los retiros inusuales.
## Creo que alguien entró a mi cuenta
+ Cambia tu contraseña, o recupérala en <a href="/m/forget">Olvidé mi contraseña</a>: las demás sesiones se cierran.
+ Escríbenos para que detengamos tus retiros mientras lo revisamos.
===
Security
The connection with {{brand}} is encrypted, and not even we can read your password. The rest is up to both of us.
## What you do
- Use a password that you use nowhere else, and another one for payments.
- Don't tick <em>Remember password</em> on a phone that you share, and sign out when you are done.
## What we do
- We ask for the code of a picture after failed tries.
- We close the earlier session when you log in from another device, and check unusual withdrawals.
## I think somebody got into my account
+ Change your password, or get it back under <a href="/m/forget">Forgot password</a>: all other sessions end.
+ Write to us, so that we hold your withdrawals while we look into it.`,
  topic("responsible")`Juego responsable
Jugar es para divertirse, no para ganarse la vida. Solo pueden jugar personas de {{age}} años o más.
## Antes de empezar
- Decide cuánto dinero y cuánto tiempo quieres usar, y detente cuando llegues ahí.
- Juega solo con dinero que no necesitas, y no para recuperar lo que perdiste.
- No juegues si bebiste, si estás triste o si estás enojado.
## Señales de que algo no va bien
Haz una pausa y habla con alguien si respondes que sí:
- ¿Apuestas cada vez más, o has pedido prestado para jugar?
- ¿Le has mentido a tu familia o has descuidado tu trabajo por jugar?
## Pausa y autoexclusión
Escríbenos y cerramos tu cuenta por el tiempo que digas, desde 24 horas hasta siempre. No se puede acortar.
## Dónde hay ayuda
{{helpline}}
## Menores de edad
Si crees que alguien menor de {{age}} años tiene una cuenta, avísanos y la cerramos.
===
Responsible gaming
Playing is for fun, not a way to earn a living. Only people of {{age}} or older may play.
## Before you start
- Decide how much money and time you want to spend, and stop when you get there.
- Play only with money that you don't need, and not to win back what you lost.
- Don't play when you have been drinking, or when you are sad or angry.
## Signs that something is wrong
Take a break and talk to somebody if you say yes:
- Do you bet more and more, or have you borrowed money to play?
- Have you lied to your family or neglected your work in order to play?
## Breaks and self-exclusion
Write to us and we close your account for as long as you say, from 24 hours to for ever. It can't be shortened.
## Where to find help
{{helpline}}
## Minors
If you think that somebody under {{age}} has an account, tell us and we close it.`,
  topic("terms")`Términos de uso
Al abrir una cuenta en {{brand}} aceptas estos términos.
## 1. Quién puede jugar
- Debes tener <strong>{{age}} años o más</strong> y estar en un lugar donde jugar en línea sea legal para ti.
- No pueden jugar quienes trabajan en {{brand}} o con sus proveedores de juego.
## 2. Tu cuenta
+ Cada persona tiene una sola cuenta, con datos verdaderos. No se presta, no se vende y no se comparte.
+ Eres responsable de lo que se haga con tu contraseña mientras no nos avises de que alguien la conoce.
+ Podemos pedirte documentos para confirmar tu identidad, tu edad o el origen de tu dinero.
## 3. Tu dinero
Depositas y retiras solo con cuentas a tu nombre. Tu saldo no genera intereses; si te acreditamos de más, podemos corregirlo.
## 4. Apuestas y bonos
Una apuesta confirmada no se cancela: vale el resultado del servidor del juego. Cada promoción tiene sus condiciones.
## 5. Lo que no se permite
- Usar programas, errores o acuerdos para obtener ventaja.
- Mover dinero de origen ilícito, o entrar desde un lugar restringido.
## 6. Suspensión y cierre
Puedes cerrar tu cuenta cuando quieras y retirar tu saldo. Podemos suspenderla si incumples estos términos.
## 7. Cambios, ley y quejas
Avisamos los cambios 15 días antes. Se aplican las leyes de {{country}}. Mira <a href="/m/help#contact">Contacto y quejas</a> y <a href="/m/help#privacy">Privacidad</a>.
===
Terms of use
By opening an account in {{brand}} you accept these terms.
## 1. Who may play
- You must be <strong>{{age}} or older</strong> and in a place where playing online is legal for you.
- People who work for {{brand}} or for its game providers may not play.
## 2. Your account
+ Each person has one account, with true details. It is not lent, sold or shared.
+ You answer for what is done with your password until you tell us that somebody knows it.
+ We may ask for documents to confirm your identity, your age or where your money comes from.
## 3. Your money
You deposit and withdraw only with accounts of your own. Your balance earns no interest; what we credit by mistake we may correct.
## 4. Bets and bonuses
A confirmed bet is not cancelled: the result of the game's server counts. Every promotion has its conditions.
## 5. What is not allowed
- Using programs, faults or agreements to gain an advantage.
- Moving money of illegal origin, or coming from a restricted place.
## 6. Suspension and closing
You may close your account whenever you like and withdraw your balance. We may suspend it if you break these terms.
## 7. Changes, law and complaints
We announce changes 15 days before. The laws of {{country}} apply. See <a href="/m/help#contact">Contact and complaints</a> and <a href="/m/help#privacy">Privacy</a>.`,
  topic("privacy")`Privacidad
Usamos los datos que hacen falta para darte el servicio y cumplir la ley, y no los vendemos.
## Qué datos y para qué
|| Datos | Para qué
| Usuario, celular, correo | Abrir tu cuenta, entrar y avisarte
| Nombre, fecha de nacimiento, identificación | Confirmar tu edad y tu identidad
| Cuenta bancaria y movimientos | Depósitos, retiros y prevención de lavado de dinero
| Juegos, apuestas, equipo y dirección IP | Tu historial, tus bonos y tu seguridad
## Con quién los compartimos
Con los proveedores del juego que abres, con bancos y, cuando la ley lo ordena, con autoridades.
## Tus derechos
Puedes pedir acceso, corrección, cancelación u oposición (derechos ARCO) en <a href="/m/help#contact">Contacto y quejas</a>.
## Lo que guarda tu navegador
Tu sesión, tu idioma y, solo si lo pides, tu contraseña cifrada con una llave que no sale de tu equipo.
===
Privacy
We use the data that we need to serve you and to keep the law, and we don't sell them.
## Which data, and what for
|| Data | What for
| Username, mobile number, e-mail | Opening your account, logging in, writing to you
| Name, date of birth, ID | Confirming your age and identity
| Bank account and movements | Deposits, withdrawals and preventing money laundering
| Games, bets, device and IP address | Your history, your bonuses and your security
## Whom we share them with
With the provider of the game you open, with banks and, when the law orders it, with authorities.
## Your rights
You may ask for access, correction or deletion, or object, under <a href="/m/help#contact">Contact and complaints</a>.
## What your browser keeps
Your session, your language and, only if you ask for it, your password, encrypted with a key that never leaves your device.`,
  topic("contact")`Contacto y quejas
Te atendemos todos los días, a toda hora. Ten a la mano tu usuario; nunca te pediremos tu contraseña.
## Cómo escribirnos
: Telegram: <a href="https://t.me/{{slug}}_demo">@{{slug}}_demo</a>, respuesta normal en 5 minutos.
: Facebook: <a href="https://facebook.com/{{slug}}.demo">{{slug}}.demo</a>, respuesta normal en 1 hora.
: Correo: ayuda@{{slug}}.example, respuesta en máximo 24 horas.
## Presentar una queja
+ Escribe a quejas@{{slug}}.example con tu usuario, la fecha y lo que pasó.
+ Te confirmamos con un folio en máximo 24 horas, y respondemos en máximo 10 días hábiles.
+ Si no estás de acuerdo, pide que la revise otra persona o acude a la autoridad de tu lugar de residencia.
===
Contact and complaints
We are there every day, at any hour. Have your username at hand; we will never ask for your password.
## How to write to us
: Telegram: <a href="https://t.me/{{slug}}_demo">@{{slug}}_demo</a>, usually answered within 5 minutes.
: Facebook: <a href="https://facebook.com/{{slug}}.demo">{{slug}}.demo</a>, usually answered within 1 hour.
: E-mail: ayuda@{{slug}}.example, answered within 24 hours.
## Making a complaint
+ Write to quejas@{{slug}}.example with your username, the date and what happened.
+ We confirm it with a number within 24 hours, and answer within 10 working days.
+ If you don't agree, ask for somebody else to look at it, or turn to the authority where you live.`,
];
