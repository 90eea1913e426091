import { SiteSwitch } from "@volado/domain/site";

const contact = {
  csType: "TELEGRAM",
  csPosition: "1",
  title: "Telegram",
  path: "qEJJdqOCJ8+t15+Ei1EbRC4nKohFETsvsxS8SOYAfUU=tg4Volad",
};

/** Responses of calls about the site and what it publishes. */
export const siteValues = {
  getStatus: {
    info: {
      customerService: [contact],
      mobileTemplate: {
        app_background: "#2b1450",
        app_desc:
          "Tus juegos, tu saldo y tus promociones a un toque. Gasta menos datos y siempre está al día.",
        app_desc_font_color: "#ffe9b8",
        mem_cen: 1,
        dep_func: 1,
      },
      paths: {},
      register: {},
      resources: [{ resourceType: "IOS", url: "/downloads/ios" }],
      whitelabel: /* @__PURE__ */ Object.fromEntries(Object.values(SiteSwitch).map((key) => [key, true])),
      promo: { APP_DOWNLOAD: { enabled: true }, REFERRAL: { enabled: true } },
      hasVip: true,
      imageCDNs: ["/image-cdn"],
      pictureAddress: "{url}?width={width}&format={format}",
      encryptionKeys: [],
    },
    location: { ip: "203.0.113.7" },
    maintenance: false,
    regionRestriction: false,
    gateStatus: 0,
  },
  getTemplate: { app_background: "#2b1450", app_desc: "Tus juegos a un toque.", mem_cen: 1, dep_func: 1 },
  listContacts: [contact],
  listPromotionCategories: [
    { id: "welcome", title: "Bienvenida", iconImageUrl: "/art/symbol/c9741929/coin.svg" },
    { id: "slots", title: "Tragamonedas", iconImageUrl: "/art/symbol/0e1f221d/seven.svg" },
  ],
  getPromotion: {
    announcementId: "promo-welcome",
    title: "100% en tu primer depósito",
    content: "<p>Texto de ejemplo.</p>",
    startDate: 1794506609877,
    endDate: null,
    noExpiry: 1,
    read: true,
    apply: 0,
    promoAnnouncementCategoryIds: ["welcome"],
    announcementImages: [{ sequence: 1, url: "/art/banner/6e124da3/promo-welcome.es.svg" }],
  },
  listApplications: [
    { promotionId: "promo-friends", status: "Applying", remark: "", pictures: 0, sentAt: 1795370662585 },
  ],
  applyForPromotion: {
    promotionId: "promo-fishing",
    status: "Applying",
    remark: "Una\nDos",
    pictures: 1,
    sentAt: 1795370663135,
  },
  listWinners: [
    {
      vo: {
        id: "W-001",
        iconUrl: "/art/icon/0727956b/MRE-FISH-012.svg",
        gameName: "Rey Cangrejo",
        customerName: "mariposa23",
        winAmount: "98038.00",
        nodeId: "MRE-FISH-012",
        gameId: "G-MRE-FISH-012",
        vassalage: "MRE",
        gameType: "FISH",
      },
    },
    {
      vo: {
        id: "W-003",
        iconUrl: "/art/icon/dadd898c/TRK-RNG-004.svg",
        gameName: "Volcán Salvaje",
        customerName: "laurita",
        winAmount: "29973.57",
        nodeId: "TRK-RNG-004",
        gameId: "G-TRK-RNG-004",
        vassalage: "TRK",
        gameType: "RNG",
      },
    },
  ],
  getHelpCentre: [
    { title: "Tu cuenta", content: "<p>Texto de ejemplo.</p>", anchor: "account" },
    { title: "Depósitos", content: "<p>Texto de ejemplo.</p>", anchor: "deposits" },
  ],
  getChatUnread: { unReadCount: 0 },
  launchChat: { chatUrl: "https://gateway.example/chat/sample" },
};
