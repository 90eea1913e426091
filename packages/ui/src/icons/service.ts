import { icon } from "./icon.tsx";

// A file of their own: they come with what stands around the pages, after the first view.

/** The `service` icon: a headset. */
export const ServiceIcon = /* @__PURE__ */ icon(
  "service",
  "M4 14v-2a8 8 0 0 1 16 0v2M20 17a4 4 0 0 1-4 4h-3M4 14h3v4h-3zM17 14h3v4h-3z",
);

/** The `chat` icon: a bubble of speech. */
export const ChatIcon = /* @__PURE__ */ icon(
  "chat",
  "M6 4h12a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-7l-5 4v-4a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM8 9h8M8 13h5",
);

/** The `telegram` icon: a paper plane in the kit's line, not the company's logo. */
export const TelegramIcon = /* @__PURE__ */ icon(
  "telegram",
  "M21 4l-18 7 6 2zM21 4l-12 9v6l3-4M21 4l-3 15-6-4",
);

/** The `instagram` icon: a camera in the kit's line, not the company's logo. */
export const InstagramIcon = /* @__PURE__ */ icon(
  "instagram",
  "M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4h-8a4 4 0 0 1-4-4v-8a4 4 0 0 1 4-4zM17 7h0M12 9a3 3 0 1 0 .1 0z",
);
