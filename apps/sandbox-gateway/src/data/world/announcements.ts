import type { AnnouncementCopy, Schema, Texts } from "../schema.ts";

const category = (id: string, icon: string | null, es: string, en: string) => {
  return { id, icon, texts: { ES: { title: es }, EN: { title: en } } };
};

/** Categories of promotions in menu order with their icons; the last is empty. */
export const seedPromotionCategories = [
  category("welcome", "coin", "Bienvenida", "Welcome"),
  category("slots", "seven", "Tragamonedas", "Slots"),
  category("sports", "bolt", "Deportes", "Sports"),
  category("live", "crown", "En vivo", "Live"),
  category("fishing", "fish", "Pesca", "Fishing"),
  category("lottery", null, "Lotería", "Lottery"),
];

interface SeedAnnouncement {
  readonly id: string;
  readonly kind: Schema["announcements"]["content_type"];
  /** Days before the moment of seeding. */
  readonly age: number;
  /** Duration in days; undefined has no end. */
  readonly days?: number;
  readonly categories?: readonly string[];
  /** Banners whose pictures it uses, the cover first. */
  readonly pictures?: readonly string[];
  /** Members take part by applying. */
  readonly byApplication?: true;
  readonly texts: Texts<AnnouncementCopy>;
}

/** An announcement from a template: title and content in Spanish, then in English. */
const announcement =
  (facts: Omit<SeedAnnouncement, "texts">) =>
  ([words = ""]: TemplateStringsArray): SeedAnnouncement => {
    const [esTitle = "", es = "", enTitle = "", en = ""] = words.trim().split("\n");
    return { ...facts, texts: { ES: { title: esTitle, content: es }, EN: { title: enTitle, content: en } } };
  };

/** A promotion whose cover is the banner of the same id. */
const promotion = (id: string, age: number, categories: string, more: Partial<SeedAnnouncement> = {}) =>
  announcement({ id, kind: "PR", age, categories: categories.split(" "), pictures: [id], ...more });

/** All announcements in display order. */
export const seedAnnouncements: readonly SeedAnnouncement[] = [
  announcement({ id: "notice-welcome", kind: "PL", age: 2 })`
Bienvenido a {{brand}}: ya somos más de {{games}} juegos
<p>Gracias por estar aquí. Ya tienes más de <strong>{{games}} juegos</strong> de más de {{providers}} proveedores.</p><p>Marca tus favoritos con la estrella y los encontrarás siempre en <em>Mi colección</em>.</p>
Welcome to {{brand}}: more than {{games}} games and counting
<p>Thank you for being here. You now have more than <strong>{{games}} games</strong> from over {{providers}} providers.</p><p>Star your favourites and you will always find them in <em>My collection</em>.</p>`,
  announcement({ id: "notice-help", kind: "PL", age: 1, days: 30 })`
Depósitos y retiros: límites y tiempos, en la ayuda
<p>En <a href='/m/help#deposits'>Depósitos</a> y <a href='/m/help#withdrawals'>Retiros</a> están los mínimos, los máximos y cuánto tarda cada paso.</p>
Deposits and withdrawals: limits and times, in the help
<p><a href='/m/help#deposits'>Deposits</a> and <a href='/m/help#withdrawals'>Withdrawals</a> have the minimums, the maximums and how long each step takes.</p>`,
  announcement({ id: "notice-responsible", kind: "PL", age: 6 })`Juega con cabeza: decide antes cuánto
<p>Jugar es para divertirse. Decide antes cuánto tiempo y cuánto dinero quieres usar, y detente cuando llegues ahí.</p><ul><li>No juegues para recuperar lo perdido.</li><li>No pidas prestado para jugar.</li><li>Si jugar deja de ser diversión, mira <a href='/m/help#responsible'>dónde hay ayuda</a>.</li></ul>
Play with a clear head: decide beforehand how much
<p>Playing is for fun. Decide beforehand how much time and money you want to spend, and stop when you get there.</p><ul><li>Do not play to win back losses.</li><li>Do not borrow to play.</li><li>If playing stops being fun, see <a href='/m/help#responsible'>where to find help</a>.</li></ul>`,
  announcement({ id: "hot-weekend", kind: "H", age: 1, days: 14 })`
Este fin de semana: jornada doble en deportes
<p>Combina cuatro partidos o más y suma 15% a tu ganancia.</p>
This weekend: double header in sports
<p>Combine four matches or more and add 15% to your winnings.</p>`,
  announcement({ id: "popup-welcome", kind: "PU", age: 1, days: 365, pictures: ["promo-welcome"] })`
Tu bono de bienvenida
<p>Elige el bono en tu primer depósito y te damos <strong>{{first-bonus-percent}}% extra para jugar</strong>, hasta {{first-bonus-max}}. <a href='/m/activityDetail?id=promo-welcome'>Cómo se usa</a></p>
Your welcome bonus
<p>Choose the bonus with your first deposit and get <strong>{{first-bonus-percent}}% extra to play with</strong>, up to {{first-bonus-max}}. <a href='/m/activityDetail?id=promo-welcome'>How it works</a></p>`,
  announcement({ id: "popup-tournament", kind: "PU", age: 1, days: 365, pictures: ["promo-fishing"] })`
Empezó el torneo de pesca
<p>Hay <strong>{{money:50000}}</strong> en premios. <a href='/m/activityDetail?id=promo-fishing'>Ver las reglas</a></p>
The fishing tournament is on
<p>There are <strong>{{money:50000}}</strong> in prizes. <a href='/m/activityDetail?id=promo-fishing'>See the rules</a></p>`,
  promotion("promo-welcome", 10, "welcome")`{{first-bonus-percent}}% en tu primer depósito
<p>Haz tu primer depósito y recibe {{first-bonus-percent}}% de su monto como bono, hasta <strong>{{first-bonus-max}}</strong>.</p><h3>Cómo se usa</h3><ol><li>Haz tu primer <a href='/m/voucherCenter'>depósito</a>, desde {{first-bonus-min}}, y elige este bono.</li><li>El bono se acredita junto con el depósito.</li><li>Apuesta {{first-bonus-times}} veces el bono y se vuelve dinero real.</li></ol><p>Tu depósito puedes retirarlo cuando quieras; si lo retiras antes, pierdes el bono. <a href='/m/help#bonuses'>Reglas de los bonos</a></p>
{{first-bonus-percent}}% on your first deposit
<p>Make your first deposit and get {{first-bonus-percent}}% of it as a bonus, up to <strong>{{first-bonus-max}}</strong>.</p><h3>How it works</h3><ol><li>Make your first <a href='/m/voucherCenter'>deposit</a>, of {{first-bonus-min}} or more, and choose this bonus.</li><li>The bonus is credited together with the deposit.</li><li>Bet the bonus {{first-bonus-times}} times and it becomes real money.</li></ol><p>You can withdraw your deposit whenever you want; if you withdraw earlier, you lose the bonus. <a href='/m/help#bonuses'>Rules of bonuses</a></p>`,
  promotion("promo-cashback", 20, "slots")`Recupera hasta 8% cada lunes
<p>Sumamos tus apuestas en tragamonedas de lunes a domingo y el lunes te devolvemos una parte.</p><table><tr><th>Apostado</th><th>Regresa</th></tr><tr><td>Desde {{money:1000}}</td><td>3%</td></tr><tr><td>Desde {{money:10000}}</td><td>5%</td></tr><tr><td>Desde {{money:50000}}</td><td>8%</td></tr></table>
Get up to 8% back every Monday
<p>We add up your slot bets from Monday to Sunday and give a part of them back on Monday.</p><table><tr><th>Wagered</th><th>Back</th></tr><tr><td>From {{money:1000}}</td><td>3%</td></tr><tr><td>From {{money:10000}}</td><td>5%</td></tr><tr><td>From {{money:50000}}</td><td>8%</td></tr></table>`,
  promotion("promo-sports", 3, "sports", { days: 45 })`Jornada doble: 15% en combinadas
<p>Combina cuatro partidos o más y, si aciertas, tu ganancia crece 15%. Momio mínimo de 1.40 por partido.</p>
Double header: 15% on accumulators
<p>Combine four matches or more and, if you get them right, your winnings grow by 15%. Minimum odds of 1.40 per match.</p>`,
  promotion("promo-live", 5, "live", { days: 60 })`Ruleta de madrugada: devolvemos 5%
<p>De 00:00 a 06:00 te devolvemos <strong>5%</strong> de lo que apuestes en las <a href='/m/roulette'>mesas de ruleta</a>.</p><ul><li>Se acredita a las 07:00.</li><li>Hasta {{money:1000}} por noche.</li></ul>
Small hours roulette: 5% back
<p>From 00:00 to 06:00 you get <strong>5%</strong> of your bets at the <a href='/m/roulette'>roulette tables</a> back.</p><ul><li>Credited at 07:00.</li><li>Up to {{money:1000}} a night.</li></ul>`,
  promotion("promo-fishing", 2, "fishing slots", {
    days: 21,
    byApplication: true,
    pictures: ["promo-fishing", "promo-cashback"],
  })`
Torneo de pesca: {{money:50000}} en premios
<p>Cada pez suma puntos. Los cien mejores se reparten <strong>{{money:50000}}</strong>.</p><h3>Cómo se juega</h3><p>Entra a cualquier juego de pesca; tus puntos cuentan solos.</p>
Fishing tournament: {{money:50000}} in prizes
<p>Every fish is worth points. The best hundred share <strong>{{money:50000}}</strong>.</p><h3>How it is played</h3><p>Open any fishing game; your points count by themselves.</p>`,
  promotion("promo-friends", 12, "welcome", { byApplication: true })`Trae a un amigo y ganan los dos
<p>Cuando tu amigo haga su primer depósito, cada uno recibe <strong>{{money:200}}</strong>. Tu enlace está en <a href='/m/inviteFriends'>Invita a tus amigos</a>.</p>
Bring a friend and you both win
<p>When your friend makes a first deposit, each of you gets <strong>{{money:200}}</strong>. Your link is at <a href='/m/inviteFriends'>Invite your friends</a>.</p>`,
  promotion("promo-anniversary", 60, "welcome", { days: 30, byApplication: true })`Aniversario: giros dobles
<p>Por nuestro aniversario cada giro de bono contó doble. ¡Gracias por celebrarlo con nosotros!</p>
Anniversary: double spins
<p>For our anniversary every bonus spin counted twice. Thank you for celebrating with us!</p>`,
  announcement({ id: "agents-commission", kind: "A", age: 4 })`Agentes: reportes al momento
<p>Los reportes de tu equipo se calculan cuando los abres: siempre ves lo último.</p>
Agents: live reports
<p>Your team's reports are calculated when you open them: you always see the latest.</p>`,
];
