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
    csPosition: "right",
    title: "Telegram",
    path: "https://t.me/volado_demo",
  },
  {
    csType: "FACEBOOK",
    csPosition: "right",
    title: "Facebook",
    path: "https://facebook.com/volado.demo",
  },
] as const;
