import { Icon, type IconProps } from "./icon.tsx";

// A file of their own: only menus and the pages of an account draw them.

/** The `withdraw` icon. */
export const WithdrawIcon = (props: IconProps) => (
  <Icon name="withdraw" {...props}>
    <path d="M4 8.5V6a1.5 1.5 0 0 1 1.5-1.5h13A1.5 1.5 0 0 1 20 6v2.5M12 20.5v-11M8 13.5l4-4 4 4" />
  </Icon>
);

/** The `calendar` icon. */
export const CalendarIcon = (props: IconProps) => (
  <Icon name="calendar" {...props}>
    <path d="M5.5 5.5h13A1.5 1.5 0 0 1 20 7v11.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5V7a1.5 1.5 0 0 1 1.5-1.5zM4 10h16M8.5 3.5v4M15.5 3.5v4M9 15l2.2 2 3.8-4" />
  </Icon>
);

/** The `gift` icon. */
export const GiftIcon = (props: IconProps) => (
  <Icon name="gift" {...props}>
    <path d="M4 8.5h16v4H4zM5.5 12.5v7.5h13v-7.5M12 8.5V20M12 8.5S10.5 4 8 4a2.2 2.2 0 0 0-2 2.3c0 1.5 1.5 2.2 6 2.2zM12 8.5S13.5 4 16 4a2.2 2.2 0 0 1 2 2.3c0 1.5-1.5 2.2-6 2.2z" />
  </Icon>
);

/** The `tasks` icon. */
export const TasksIcon = (props: IconProps) => (
  <Icon name="tasks" {...props}>
    <path d="M4 6.5l1.5 1.5L8.5 5M4 12.5l1.5 1.5 3-3M4 18.5l1.5 1.5 3-3M12 6.5h8M12 12.5h8M12 18.5h8" />
  </Icon>
);

/** The `crown` icon. */
export const CrownIcon = (props: IconProps) => (
  <Icon name="crown" {...props}>
    <path d="M4.5 17.5L3.5 7.5l5 4L12 5l3.5 6.5 5-4-1 10zM5 20.5h14" />
  </Icon>
);

/** The `team` icon. */
export const TeamIcon = (props: IconProps) => (
  <Icon name="team" {...props}>
    <circle cx="12" cy="6" r="2.75" />
    <circle cx="5.5" cy="16" r="2.25" />
    <circle cx="18.5" cy="16" r="2.25" />
    <path d="M12 8.75V12M5.5 13.75V12h13v1.75M2.5 21c.3-1.6 1.5-2.5 3-2.5s2.7.9 3 2.5M15.5 21c.3-1.6 1.5-2.5 3-2.5s2.7.9 3 2.5" />
  </Icon>
);

/** The `shield` icon. */
export const ShieldIcon = (props: IconProps) => (
  <Icon name="shield" {...props}>
    <path d="M12 3.5l7 2.5v5.5c0 4.3-2.8 7.5-7 9-4.2-1.5-7-4.7-7-9V6zM9 12l2.2 2.2L15.2 10" />
  </Icon>
);
