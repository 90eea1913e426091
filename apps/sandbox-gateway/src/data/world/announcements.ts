import type { AnnouncementCopy, Schema, Texts } from "../schema.ts";

const category = (id: string, icon: string | null, es: string, en: string) => {
  return { id, icon, texts: { ES: { title: es }, EN: { title: en } } };
};

/** Categories of promotions in menu order with their icons; the last is empty. */
export const seedPromotionCategories = [
  category("welcome", "coin", "Bienvenida", "Welcome"),
  category("slots", "seven", "Tragamonedas", "Slots"),
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

/** For how many days the weekly cashback has been announced and issued. */
export const CASHBACK_AGE = 100;

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
  announcement({ id: "hot-fishing", kind: "H", age: 1, days: 14 })`
Torneo de pesca: pide participar
<p>Revisamos cada solicitud. <a href='/m/activityDetail?id=promo-fishing'>Cómo se pide</a></p>
Fishing tournament: ask to take part
<p>We review every application. <a href='/m/activityDetail?id=promo-fishing'>How to apply</a></p>`,
  announcement({ id: "popup-welcome", kind: "PU", age: 1, days: 365, pictures: ["promo-welcome"] })`
Tu bono de bienvenida
<p>Elige el bono en tu primer depósito y te damos <strong>{{first-bonus-percent}}% extra para jugar</strong>, hasta {{first-bonus-max}}. <a href='/m/activityDetail?id=promo-welcome'>Cómo se usa</a></p>
Your welcome bonus
<p>Choose the bonus with your first deposit and get <strong>{{first-bonus-percent}}% extra to play with</strong>, up to {{first-bonus-max}}. <a href='/m/activityDetail?id=promo-welcome'>How it works</a></p>`,
  announcement({ id: "popup-tournament", kind: "PU", age: 1, days: 365, pictures: ["promo-fishing"] })`
Empezó el torneo de pesca
<p>Pide participar: revisamos cada solicitud. <a href='/m/activityDetail?id=promo-fishing'>Cómo se pide</a></p>
The fishing tournament is on
<p>Ask to take part: we review every application. <a href='/m/activityDetail?id=promo-fishing'>How to apply</a></p>`,
  promotion("promo-welcome", 10, "welcome")`{{first-bonus-percent}}% en tu primer depósito
<p>Haz tu primer depósito y recibe {{first-bonus-percent}}% de su monto como bono, hasta <strong>{{first-bonus-max}}</strong>.</p><h3>Cómo se usa</h3><ol><li>Haz tu primer <a href='/m/voucherCenter?bonus={{first-bonus-id}}'>depósito</a>, desde {{first-bonus-min}}, y elige este bono.</li><li>El bono se acredita junto con el depósito.</li><li>Apuesta {{first-bonus-times}} veces el bono y se vuelve dinero real.</li></ol><p>Tu depósito puedes retirarlo cuando quieras; si lo retiras antes, pierdes el bono. <a href='/m/help#bonuses'>Reglas de los bonos</a></p>
{{first-bonus-percent}}% on your first deposit
<p>Make your first deposit and get {{first-bonus-percent}}% of it as a bonus, up to <strong>{{first-bonus-max}}</strong>.</p><h3>How it works</h3><ol><li>Make your first <a href='/m/voucherCenter?bonus={{first-bonus-id}}'>deposit</a>, of {{first-bonus-min}} or more, and choose this bonus.</li><li>The bonus is credited together with the deposit.</li><li>Bet the bonus {{first-bonus-times}} times and it becomes real money.</li></ol><p>You can withdraw your deposit whenever you want; if you withdraw earlier, you lose the bonus. <a href='/m/help#bonuses'>Rules of bonuses</a></p>`,
  promotion("promo-cashback", CASHBACK_AGE, "slots")`Recupera hasta {{cashback-max}} cada lunes
<p>El lunes te devolvemos una parte de lo que perdiste en tragamonedas de lunes a domingo: lo que apostaste menos lo que ganaste. El porcentaje se aplica a todo lo perdido.</p><table><tr><th>Perdido</th><th>Regresa</th></tr>{{cashback-rows}}</table><p>Lo reclamas en el <a href='/m/rewardCenter'>centro de recompensas</a> en los siete días siguientes.</p>
Get up to {{cashback-max}} back every Monday
<p>On Monday you get a part of what you lost in slots from Monday to Sunday back: what you bet minus what you won. The percentage is of all that you lost.</p><table><tr><th>Lost</th><th>Back</th></tr>{{cashback-rows}}</table><p>Claim it in the <a href='/m/rewardCenter'>reward center</a> within the following seven days.</p>`,
  promotion("promo-fishing", 2, "fishing", {
    days: 21,
    byApplication: true,
    pictures: ["promo-fishing", "new-fish"],
  })`
Torneo de pesca: pide participar
<p>Juega <a href='/m/fishing-games'>juegos de pesca</a> y pide participar en la solicitud de esta página. Revisamos cada solicitud y, si te toca premio, lo recibes en tu <a href='/m/rewardCenter'>centro de recompensas</a>.</p><h3>Cómo se pide</h3><p>En tu solicitud, dinos qué juego jugaste y cuándo. Puedes agregar capturas.</p>
Fishing tournament: ask to take part
<p>Play <a href='/m/fishing-games'>fishing games</a> and ask to take part with the application on this page. We review every application and, if you get a prize, it arrives in your <a href='/m/rewardCenter'>reward center</a>.</p><h3>How to apply</h3><p>In your application, tell us which game you played and when. You can add screenshots.</p>`,
  promotion("promo-friends", 12, "welcome", { byApplication: true })`Trae a un amigo y pide tu premio
<p>¿Un amigo se registró con tu enlace? Dinos su usuario en la solicitud de esta página. Revisamos cada solicitud y, si te toca premio, lo recibes en tu <a href='/m/rewardCenter'>centro de recompensas</a>.</p><p>Tu enlace está en <a href='/m/inviteFriends'>Invita a tus amigos</a>.</p>
Bring a friend and ask for your prize
<p>Has a friend signed up with your link? Tell us their username in the application on this page. We review every application and, if you get a prize, it arrives in your <a href='/m/rewardCenter'>reward center</a>.</p><p>Your link is at <a href='/m/inviteFriends'>Invite your friends</a>.</p>`,
  promotion("promo-anniversary", 60, "welcome", {
    days: 30,
    byApplication: true,
  })`Aniversario: un mes de fiesta
<p>La promoción de nuestro aniversario ya terminó. ¡Gracias por celebrarlo con nosotros!</p>
Anniversary: a month of celebration
<p>The promotion for our anniversary has ended. Thank you for celebrating with us!</p>`,
  announcement({ id: "agents-commission", kind: "A", age: 4 })`Agentes: reportes al día
<p>Los reportes de tu equipo incluyen lo que se jugó hasta hace unos segundos: medio minuto como máximo al abrirlos.</p>
Agents: up-to-date reports
<p>Your team's reports include play up to a few seconds ago: half a minute at most when you open them.</p>`,
];
