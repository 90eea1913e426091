import { icon } from "./icon.tsx";

// A file of their own: they come with what stands around the pages, after the first view.

/** The `service` icon: a headset. */
export const ServiceIcon = /* @__PURE__ */ icon(
  "service",
  "M4.5 15.5v-3.5a7.5 7.5 0 0 1 15 0v3.5M19.5 17c0 2.2-1.8 3.5-4 3.5h-2.5M4.5 13.5h1.75a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-.75a1 1 0 0 1-1-1zM19.5 13.5h-1.75a1 1 0 0 0-1 1v3a1 1 0 0 0 1 1h.75a1 1 0 0 0 1-1z",
);

/** The `chat` icon: a bubble of speech. */
export const ChatIcon = /* @__PURE__ */ icon(
  "chat",
  "M5.5 5h13a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-7.5l-4.5 3.5v-3.5h-1a1.5 1.5 0 0 1-1.5-1.5v-9a1.5 1.5 0 0 1 1.5-1.5zM8 9.5h8M8 13h5",
);

/** The `telegram` icon: a paper plane in the kit's line, not the company's logo. */
export const TelegramIcon = /* @__PURE__ */ icon(
  "telegram",
  "M20.5 4.5l-17 6.5 5.5 2zM20.5 4.5l-11.5 8.5v6l3-4M20.5 4.5l-3 14-5.5-3",
);

/** The `instagram` icon: a camera in the kit's line, not the company's logo. */
export const InstagramIcon = /* @__PURE__ */ icon(
  "instagram",
  "M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4h-8a4 4 0 0 1-4-4v-8a4 4 0 0 1 4-4zM17 7h0M8.5 12a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0",
);
