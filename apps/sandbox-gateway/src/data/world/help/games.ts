import type { SeedHelpTopic } from "./seed-help-topic.ts";

/** How games and bets work. */
export const games: SeedHelpTopic = {
  id: "games",
  anchor: "games",
  texts: {
    ES: {
      title: "Juegos y reglas",
      content: `
<p>Cada juego tiene sus reglas y su tabla de pagos dentro de él, casi siempre en el botón de menú o de información. Léelas antes de apostar.</p>
<h2>Qué hay para jugar</h2>
<dl>
<dt>Tragamonedas y pesca</dt><dd>El resultado sale de un generador de números aleatorios certificado por el proveedor.</dd>
<dt>Casino en vivo</dt><dd>Mesas con crupier real. La apuesta cuenta cuando cierra el tiempo de la mesa.</dd>
<dt>Deportes y e-sports</dt><dd>El momio que vale es el que ves al confirmar tu boleto.</dd>
<dt>Loterías</dt><dd>Los sorteos cierran a la hora que marca cada uno; después ya no se aceptan números.</dd>
</dl>
<h2>Se cortó la conexión</h2>
<p>Si tu apuesta ya se había aceptado, el juego la termina sin ti y el resultado aparece en tu historial. Vuelve a abrir el juego: casi todos siguen donde estaban.</p>
<h2>Apuestas anuladas</h2>
<ul>
<li>Un partido suspendido que no se reanuda en 48 horas se anula y tu apuesta regresa a tu saldo.</li>
<li>Una falla comprobada del juego anula todas las apuestas y pagos de esa ronda.</li>
</ul>
<h2>Buscar y guardar</h2>
<p>Los <a href="/m/hot-games">juegos populares</a> cambian cada semana. Toca la estrella de un juego para guardarlo en tu colección.</p>`,
    },
    EN: {
      title: "Games and rules",
      content: `
<p>Every game has its rules and paytable inside, nearly always under its menu or information button. Read them before you bet.</p>
<h2>What there is to play</h2>
<dl>
<dt>Slots and fishing</dt><dd>Results come from a random number generator that the provider has had certified.</dd>
<dt>Live casino</dt><dd>Tables with a real dealer. A bet counts once the table's time has run out.</dd>
<dt>Sports and e-sports</dt><dd>The odds that count are those you see when you confirm your slip.</dd>
<dt>Lotteries</dt><dd>Each draw closes at its own time; no numbers are taken after it.</dd>
</dl>
<h2>The connection broke</h2>
<p>If your bet had been accepted, the game ends it without you and the result stands in your history. Open the game again: nearly all of them go on where they were.</p>
<h2>Void bets</h2>
<ul>
<li>A suspended match that doesn't go on within 48 hours is void, and your bet returns to your balance.</li>
<li>A proven fault of a game voids all bets and payouts of that round.</li>
</ul>
<h2>Finding and keeping</h2>
<p>The <a href="/m/hot-games">hot games</a> change every week. Tap a game's star to keep it in your collection.</p>`,
    },
  },
};
