const announcement = {
  content: "<p>Texto de ejemplo.</p>",
  endDate: null,
  noExpiry: 1,
  read: true,
  apply: 0,
  promoAnnouncementCategoryIds: [],
  announcementImages: [],
};

const welcomeNotice = {
  ...announcement,
  announcementId: "notice-welcome",
  title: "Bienvenido a Volado: ya somos más de 600 juegos",
  startDate: 1795197809877,
};

const helpNotice = {
  ...announcement,
  announcementId: "notice-help",
  title: "Depósitos y retiros: límites y tiempos, en la ayuda",
  content: "<p>En <a href='/m/help#deposits'>Depósitos</a> están los mínimos y los máximos.</p>",
  startDate: 1795284209877,
  endDate: 1797876209877,
  noExpiry: 0,
};

const popup = {
  ...announcement,
  startDate: 1795284209877,
  endDate: 1826820209877,
  noExpiry: 0,
  announcementImages: [{ sequence: 1, url: "/art/banner/6e124da3/promo-welcome.es.svg" }],
};

/** Responses of calls about announcements and the inbox. */
export const announcementsValues = {
  listAnnouncements: {
    promotion: [
      {
        ...announcement,
        announcementId: "promo-welcome",
        title: "100% en tu primer depósito",
        startDate: 1794506609877,
        promoAnnouncementCategoryIds: ["welcome"],
        announcementImages: [{ sequence: 1, url: "/art/banner/6e124da3/promo-welcome.es.svg" }],
      },
      {
        ...announcement,
        announcementId: "promo-cashback",
        title: "Recupera hasta 8% cada lunes",
        startDate: 1793642609877,
        promoAnnouncementCategoryIds: ["slots"],
        announcementImages: [{ sequence: 1, url: "/art/banner/9d878a24/promo-cashback.es.svg" }],
      },
    ],
    banners: [
      {
        id: "home-coin",
        url: "/art/banner/01eec4df/home-coin.es.svg",
        title: "¿Águila o sol? Tú decides. Más de 600 juegos en un solo lugar.",
        groupName: "m_home",
        link: "/m/slot-games",
      },
      {
        id: "home-live",
        url: "/art/banner/89440534/home-live.es.svg",
        title: "Mesas abiertas toda la noche. Ruleta y bacará con crupier en español.",
        groupName: "m_home",
        link: "/m/live-games",
      },
    ],
    player: [welcomeNotice, helpNotice],
    popup: [
      {
        ...popup,
        announcementId: "popup-welcome",
        title: "Tu bono de bienvenida",
        content:
          "<p>En tu primer depósito te damos <strong>100% extra</strong>, hasta $2,000.00. <a href='/m/activityDetail?id=promo-welcome'>Cómo se usa</a></p>",
      },
      {
        ...popup,
        announcementId: "popup-tournament",
        title: "Empezó el torneo de pesca",
        content:
          "<p>Pide participar: revisamos cada solicitud. <a href='/m/activityDetail?id=promo-fishing'>Cómo se pide</a></p>",
      },
    ],
    hot: [
      {
        ...announcement,
        announcementId: "hot-fishing",
        title: "Torneo de pesca: pide participar",
        content: "<p>Revisamos cada solicitud.</p>",
        startDate: 1795284209877,
        endDate: 1796493809877,
        noExpiry: 0,
      },
    ],
  },
  listNotices: {
    list: [
      { ...helpNotice, read: false },
      { ...welcomeNotice, read: false },
    ],
    footer: { unreadCount: 3 },
  },
  markAnnouncementRead: null,
  listMessages: {
    messages: [
      {
        id: "5",
        text: "Tres personas se registraron con tu enlace. Tu servicio de afiliados está para lo que necesites: escríbenos desde Mensajes.",
        title: "Tu equipo creció",
        sentAt: 1795262609877,
        read: false,
        pictures: 0,
      },
    ],
  },
  countUnreadMessages: 1,
  markMessagesRead: 0,
  deleteMessages: 0,
  sendMessage: {
    id: "35",
    text: "Una línea\nOtra",
    title: "Hola",
    sentAt: 1795370680176,
    read: true,
    pictures: 1,
  },
};
