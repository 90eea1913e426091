import type { SeedHelpTopic } from "./seed-help-topic.ts";

/** Opening an account, signing in, forgotten passwords. */
export const account: SeedHelpTopic = {
  id: "account",
  anchor: "account",
  texts: {
    ES: {
      title: "Tu cuenta",
      content: `
<p>Con una cuenta juegas con dinero real, guardas tus juegos favoritos y encuentras los que jugaste hace poco. Abrirla es gratis y toma un minuto.</p>
<h2>Abrir tu cuenta</h2>
<ol>
<li>Entra a <a href="/m/register">Regístrate</a> y elige si quieres usar un nombre de usuario o tu celular.</li>
<li>El usuario lleva de 4 a 16 letras, números o guion bajo. La contraseña, de 8 a 20 caracteres con letras y números.</li>
<li>Escribe tus datos como aparecen en tu identificación.</li>
</ol>
<p>Debes tener {{age}} años o más. Cada persona puede tener una sola cuenta.</p>
<h2>No puedo entrar</h2>
<ul>
<li><strong>Olvidaste tu contraseña:</strong> recupérala por celular o por correo en <a href="/m/forget">Olvidé mi contraseña</a>.</li>
<li><strong>Te pedimos un código de la imagen:</strong> aparece después de un intento fallido. Toca la imagen para cambiarla.</li>
<li><strong>Tu sesión se cerró:</strong> solo puede haber una sesión abierta. Si no fuiste tú, cambia tu contraseña.</li>
</ul>
<h2>Probar sin registrarte</h2>
<p>La <a href="/m/trail">prueba gratis</a> te da saldo de práctica. Con ella no se deposita ni se retira, y sus ganancias no son dinero real.</p>`,
    },
    EN: {
      title: "Your account",
      content: `
<p>With an account you play for real money, keep your favourite games and find the ones you played lately. Opening one is free and takes a minute.</p>
<h2>Opening your account</h2>
<ol>
<li>Go to <a href="/m/register">Sign up</a> and choose whether to use a username or your mobile number.</li>
<li>The username has 4 to 16 letters, digits or underscores. The password has 8 to 20 characters, with letters and digits.</li>
<li>Write your details as they stand on your ID.</li>
</ol>
<p>You must be {{age}} or older. Each person may have one account only.</p>
<h2>I can't get in</h2>
<ul>
<li><strong>You forgot your password:</strong> get it back by mobile or e-mail under <a href="/m/forget">Forgot password</a>.</li>
<li><strong>We ask for the code in the picture:</strong> it appears after a failed try. Tap the picture to change it.</li>
<li><strong>Your session was closed:</strong> only one session can be open. If it wasn't you, change your password.</li>
</ul>
<h2>Trying without an account</h2>
<p>The <a href="/m/trail">free trial</a> gives you practice money. It has no deposits or withdrawals, and what you win there is not real money.</p>`,
    },
  },
};
