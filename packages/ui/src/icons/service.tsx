import { Dot, Icon, type IconProps, icon } from "./icon.tsx";

// Separate from the first load: the deferred shell and sign-in use them.

/** The `service` icon: a headset. */
export const ServiceIcon = /* @__PURE__ */ icon(
  "service",
  <path d="M4 14 V12 A8 8 0 0 1 20 12 V14 M20 17 A4 4 0 0 1 16 21 H13" />,
  <rect x={4} y={14} width={3} height={4} />,
  <rect x={17} y={14} width={3} height={4} />,
);

/** The `chat` icon: a speech bubble. */
export const ChatIcon = /* @__PURE__ */ icon(
  "chat",
  <path d="M6 4 H18 A2 2 0 0 1 20 6 V15 A2 2 0 0 1 18 17 H11 L6 21 V17 A2 2 0 0 1 4 15 V6 A2 2 0 0 1 6 4 Z" />,
  <path d="M8 9 H16 M8 13 H13" />,
);

/** The `telegram` icon: a paper plane in the kit's line, not the company's logo. */
export const TelegramIcon = /* @__PURE__ */ icon(
  "telegram",
  <path d="M21 4 L3 11 L9 13 Z M21 4 L9 13 V19 L12 15 M21 4 L18 19 L12 15" />,
);

/** The `instagram` icon: a camera in the kit's line, not the company's logo. */
export const InstagramIcon = /* @__PURE__ */ icon(
  "instagram",
  <rect x={4} y={4} width={16} height={16} rx={4} />,
  <Dot x={17} y={7} />,
  <circle cx={12} cy={12} r={3} />,
);

/** The `facebook` icon: a plain f in the kit's line, not the company's logo. */
export function FacebookIcon(props: IconProps) {
  return (
    <Icon name="facebook" strokeWidth={2.5} {...props}>
      <path d="M17 4 H15 C13 4 12 5 12 8 V21 M7 12 H16" />
    </Icon>
  );
}

/** The `google` icon: a plain G in the kit's line, not the company's logo. */
export function GoogleIcon(props: IconProps) {
  return (
    <Icon name="google" strokeWidth={2.5} {...props}>
      <path d="M18 5 A9 9 0 1 0 21 12 H13" />
    </Icon>
  );
}
