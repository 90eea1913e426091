import { Dot, Icon, type IconProps } from "./icon.tsx";

// A file of their own: they come with what stands around the pages, after the first view.

/** The `service` icon: a headset. */
export function ServiceIcon(props: IconProps) {
  return (
    <Icon name="service" {...props}>
      <path d="M4 14 V12 A8 8 0 0 1 20 12 V14 M20 17 A4 4 0 0 1 16 21 H13" />
      <rect x={4} y={14} width={3} height={4} />
      <rect x={17} y={14} width={3} height={4} />
    </Icon>
  );
}

/** The `chat` icon: a bubble of speech. */
export function ChatIcon(props: IconProps) {
  return (
    <Icon name="chat" {...props}>
      <path d="M6 4 H18 A2 2 0 0 1 20 6 V15 A2 2 0 0 1 18 17 H11 L6 21 V17 A2 2 0 0 1 4 15 V6 A2 2 0 0 1 6 4 Z" />
      <path d="M8 9 H16 M8 13 H13" />
    </Icon>
  );
}

/** The `telegram` icon: a paper plane in the kit's line, not the company's logo. */
export function TelegramIcon(props: IconProps) {
  return (
    <Icon name="telegram" {...props}>
      <path d="M21 4 L3 11 L9 13 Z M21 4 L9 13 V19 L12 15 M21 4 L18 19 L12 15" />
    </Icon>
  );
}

/** The `instagram` icon: a camera in the kit's line, not the company's logo. */
export function InstagramIcon(props: IconProps) {
  return (
    <Icon name="instagram" {...props}>
      <rect x={4} y={4} width={16} height={16} rx={4} />
      <Dot x={17} y={7} />
      <circle cx={12} cy={12} r={3} />
    </Icon>
  );
}
