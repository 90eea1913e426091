import { Icon, type IconProps } from "./icon.tsx";

/** The `grid` icon. */
export const GridIcon = (props: IconProps) => (
  <Icon name="grid" {...props}>
    <path d="M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z" />
  </Icon>
);

/** The `slots` icon. */
export const SlotsIcon = (props: IconProps) => (
  <Icon name="slots" {...props}>
    <path d="M3.5 5.5h17v13h-17zM9.2 5.5v13M14.8 5.5v13M5.2 10h2.4l-1.3 4M11 10h2.4l-1.3 4M16.5 10h2.4l-1.3 4" />
  </Icon>
);

/** The `fish` icon. */
export const FishIcon = (props: IconProps) => (
  <Icon name="fish" {...props}>
    <path d="M3 12c2.5-4.2 6-5.8 9-5.8 2.6 0 4.5 1.5 6 3.3l3-2.5v10l-3-2.5c-1.5 1.8-3.4 3.3-6 3.3-3 0-6.5-1.6-9-5.8zM8 11h.01M12.5 9.5c1 1.6 1 3.4 0 5" />
  </Icon>
);

/** The `cards` icon. */
export const CardsIcon = (props: IconProps) => (
  <Icon name="cards" {...props}>
    <path d="M9 5.5l9-1.7a1.2 1.2 0 0 1 1.4 1l1.9 10.5a1.2 1.2 0 0 1-1 1.4l-3.8.7M4.5 7h9A1.5 1.5 0 0 1 15 8.5v10a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 3 18.5v-10A1.5 1.5 0 0 1 4.5 7zM9 10.5l2 3-2 3-2-3z" />
  </Icon>
);

/** The `live` icon. */
export const LiveIcon = (props: IconProps) => (
  <Icon name="live" {...props}>
    <circle cx="12" cy="12" r="3" fill="currentColor" stroke="none" />
    <path d="M7.8 16.2a6 6 0 0 1 0-8.4M16.2 7.8a6 6 0 0 1 0 8.4M5 19A10 10 0 0 1 5 5M19 5a10 10 0 0 1 0 14" />
  </Icon>
);

/** The `ball` icon. */
export const BallIcon = (props: IconProps) => (
  <Icon name="ball" {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 8.2l3.6 2.6-1.4 4.2H9.8l-1.4-4.2zM12 8.2V3.6M15.6 10.8l4.5-1.4M14.2 15l2.7 3.8M9.8 15l-2.7 3.8M8.4 10.8L3.9 9.4" />
  </Icon>
);

/** The `sports` icon. */
export const SportsIcon = (props: IconProps) => (
  <Icon name="sports" {...props}>
    <path d="M3.5 6h17v12h-17zM12 6v12M3.5 9.5h2.5v5H3.5M20.5 9.5H18v5h2.5" />
    <circle cx="12" cy="12" r="2.25" />
  </Icon>
);

/** The `esport` icon. */
export const EsportIcon = (props: IconProps) => (
  <Icon name="esport" {...props}>
    <path d="M7.5 7h9a4.5 4.5 0 0 1 4.4 3.6l1 5a2.2 2.2 0 0 1-3.8 1.9L15.8 15H8.2l-2.3 2.5a2.2 2.2 0 0 1-3.8-1.9l1-5A4.5 4.5 0 0 1 7.5 7zM8.5 9.5v3M7 11h3M15 11h.01M17 11h.01" />
  </Icon>
);

/** The `ticket` icon. */
export const TicketIcon = (props: IconProps) => (
  <Icon name="ticket" {...props}>
    <path d="M3.5 6.5h17v3.7a1.9 1.9 0 0 0 0 3.6v3.7h-17v-3.7a1.9 1.9 0 0 0 0-3.6zM14 9.5v1M14 13.5v1" />
  </Icon>
);

/** The `draw` icon: a drawn number ball. */
export const DrawIcon = (props: IconProps) => (
  <Icon name="draw" {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <circle cx="12" cy="12" r="4.6" />
    <path d="M10.8 10.8l1.4-.9v4.3" />
  </Icon>
);

/** The `feather` icon. */
export const FeatherIcon = (props: IconProps) => (
  <Icon name="feather" {...props}>
    <path d="M19.5 4.5c-6-.5-11 2-12.3 7.5L6 18M4.5 20l8.5-9.5M19.5 4.5c.5 6-1.8 11-7.3 12.5l-5.5.8M16.5 11h-4M13.5 15H10" />
  </Icon>
);
