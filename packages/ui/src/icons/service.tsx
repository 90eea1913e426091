import { Icon, type IconProps } from "./icon.tsx";

// A file of their own: they come with what stands around the pages, after the first view.

/** The `service` icon: a headset. */
export const ServiceIcon = (props: IconProps) => (
  <Icon name="service" {...props}>
    <path d="M4.5 15.5V12a7.5 7.5 0 0 1 15 0v3.5M19.5 17c0 2.2-1.8 3.5-4 3.5H13M4.5 13.5h1.75a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1H5.5a1 1 0 0 1-1-1zM19.5 13.5h-1.75a1 1 0 0 0-1 1v3a1 1 0 0 0 1 1h.75a1 1 0 0 0 1-1z" />
  </Icon>
);

/** The `chat` icon: a bubble of speech. */
export const ChatIcon = (props: IconProps) => (
  <Icon name="chat" {...props}>
    <path d="M5.5 5h13A1.5 1.5 0 0 1 20 6.5v9a1.5 1.5 0 0 1-1.5 1.5H11l-4.5 3.5V17h-1A1.5 1.5 0 0 1 4 15.5v-9A1.5 1.5 0 0 1 5.5 5zM8 9.5h8M8 13h5" />
  </Icon>
);

/** The `telegram` icon: a paper plane in the kit's line, not the company's logo. */
export const TelegramIcon = (props: IconProps) => (
  <Icon name="telegram" {...props}>
    <path d="M20.5 4.5L3.5 11l5.5 2.2zM20.5 4.5L9 13.2v6l3-3.8M20.5 4.5l-3 14-5.5-3.1" />
  </Icon>
);

/** The `instagram` icon: a camera in the kit's line, not the company's logo. */
export const InstagramIcon = (props: IconProps) => (
  <Icon name="instagram" {...props}>
    <path d="M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM16.8 7.2h.01" />
    <circle cx="12" cy="12" r="3.5" />
  </Icon>
);
