import { BannerGroup } from "@volado/domain/announcements";
import type { BannerCopy } from "../schema.ts";

const copyOf = (line: string): BannerCopy => {
  const [headline = "", text = "", call] = line.split(" / ");
  return { headline, text, call };
};

/**
 * Three lines for each: id and address, then headline, text and the link's call in both languages. Without a group it
 * is only a cover.
 */
const banners = (group: BannerGroup | null, lines: string) =>
  [...lines.matchAll(/^(\S+) ?(.*)\n(.+)\n(.+)$/gm)].map(([, id = "", href = "", es = "", en = ""]) => ({
    id,
    group_name: group,
    href: href || null,
    texts: { ES: copyOf(es), EN: copyOf(en) },
  }));

/** All banners in display order. */
export const seedBanners = [
  ...banners(
    BannerGroup.Home,
    `home-coin /m/activityDetail?id=promo-welcome
¿{{coin-toss}}? Tú decides / Tu primer depósito trae bono. / Ver el bono
Heads or tails? Your call / Your first deposit brings a bonus. / See the bonus
home-live /m/live-games
Mesas abiertas toda la noche / Ruleta y bacará con crupier en español. / Ver mesas
Tables open all night / Roulette and baccarat, dealers live. / See tables
home-sports /m/sport-games
El clásico se vive aquí / Elige tu momio y sigue el marcador. / Ver partidos
Derby day lives here / Pick your odds and follow the score. / See matches
home-friends /m/inviteFriends
Trae a tu gente / Comparte tu enlace desde tu perfil. / Invitar
Bring your people / Share your link from your profile. / Invite`,
  ),
  ...banners(
    BannerGroup.HotGames,
    `hot-tiger /m/gameCenter
Los juegos del momento / Una selección para empezar. / Ver juegos
Games of the moment / A selection to start with. / See games`,
  ),
  ...banners(
    BannerGroup.Login,
    `login-coin
Tu mesa te espera / Entra y sigue jugando.
Your table is waiting / Log in and keep playing.`,
  ),
  ...banners(
    BannerGroup.Register,
    `register-gift
Empieza con el pie derecho / Regístrate en un minuto.
Start on the right foot / Sign up in a minute.`,
  ),
  ...banners(
    BannerGroup.LeftMenu,
    `menu-lottery /m/lottery
Sorteos cada día / Elige tus números. / Ver sorteos
Draws every day / Pick your numbers. / See draws
menu-friends /m/inviteFriends
Juega con tus amigos / Comparte tu enlace. / Invitar
Play with your friends / Share your link. / Invite`,
  ),
  ...banners(
    BannerGroup.NewGame,
    `new-fish /m/fishing-games
Aguas nuevas / Estrenamos juegos de pesca. / Ver juegos
New waters / Fresh fishing games are in. / See games`,
  ),
  ...banners(
    null,
    `promo-welcome
100% en tu primer depósito / Duplica tu saldo para empezar.
100% on your first deposit / Double your balance to start with.
promo-cashback
Recupera una parte / De lo que pierdas en tragamonedas.
Get part of it back / Of what you lose in slots.
promo-fishing
Pide participar / Revisamos cada solicitud.
Ask to take part / We review every application.
promo-friends
Trae a un amigo / Pide tu premio: revisamos cada solicitud.
Bring a friend / Ask for your prize: we review each one.
promo-anniversary
Un mes de fiesta / Gracias por celebrarlo.
A month of celebration / Thank you for celebrating.`,
  ),
];
