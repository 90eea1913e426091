import { servicePath } from "./service-path.ts";

/** Resources of the demo merchant (Spec §3 "Download links"). */
export const merchantResources = [
  { resourceType: "IOS", url: "https://volado.example/app/ios" },
  { resourceType: "Android", url: "https://volado.example/app/volado.apk" },
  { resourceType: "MOBILECONFIG", url: "https://volado.example/app/volado.mobileconfig" },
  { resourceType: "AppDownloadIcon", url: "https://volado.example/app/icon.png" },
  { resourceType: "TELEGRAM", url: "https://t.me/volado_demo" },
  { resourceType: "FACEBOOK", url: "https://facebook.com/volado.demo" },
] as const;

/** Ways to reach the merchant's service (Spec §3 "Customer service"). */
export const merchantContacts = [
  {
    csType: "TELEGRAM",
    csPosition: "home",
    title: "Telegram",
    path: servicePath("https://t.me/volado_demo", "tg4Volad"),
  },
  {
    csType: "FACEBOOK",
    csPosition: "home",
    title: "Facebook",
    path: servicePath("https://facebook.com/volado.demo", "fb7Volad"),
  },
  {
    csType: "LIVECHAT",
    csPosition: "service",
    title: "Chat",
    path: servicePath("https://chat.volado.example/", "lc2Volad"),
  },
  {
    csType: "INSTAGRAM",
    csPosition: "service",
    title: "Instagram",
    path: "https://instagram.com/volado.demo",
  },
] as const;
