import { Icon, type IconProps } from "./icon.tsx";

/** The `warning` icon. */
export const WarningIcon = (props: IconProps) => (
  <Icon name="warning" {...props}>
    <path d="M12 4.5l8.5 15h-17zM12 10.5v4M12 17h.01" />
  </Icon>
);

/** The `bell` icon. */
export const BellIcon = (props: IconProps) => (
  <Icon name="bell" {...props}>
    <path d="M6 16.5v-5.5a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4" />
  </Icon>
);

/** The `offline` icon. */
export const OfflineIcon = (props: IconProps) => (
  <Icon name="offline" {...props}>
    <path d="M4 4l16 16M8.8 13.7a5 5 0 0 1 3.7-1.2M15.7 14.2l-.4-.4M5.5 10.5A10 10 0 0 1 8.7 8.5M12 7.5a10 10 0 0 1 6.5 3M2.5 7.2c.9-.8 2-1.5 3-2M9.5 4.2a14 14 0 0 1 12 3M12 18.5h.01" />
  </Icon>
);

/** The `flame` icon. */
export const FlameIcon = (props: IconProps) => (
  <Icon name="flame" {...props}>
    <path d="M12 21a6.5 6.5 0 0 1-6.5-6.5c0-3 1.7-4.7 3-6.3.3 1.6 1.1 2.5 2 2.8C10.3 7.5 11.5 4.8 14 3c0 3.2 4.5 6 4.5 11.2A6.6 6.6 0 0 1 12 21z" />
  </Icon>
);

/** The `clock` icon. */
export const ClockIcon = (props: IconProps) => (
  <Icon name="clock" {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7v5l3.5 2" />
  </Icon>
);
