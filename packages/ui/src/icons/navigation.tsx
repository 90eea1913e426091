import { Icon, type IconProps } from "./icon.tsx";

/** The `home` icon. */
export const HomeIcon = (props: IconProps) => (
  <Icon name="home" {...props}>
    <path d="M4 11l8-7 8 7v8a1 1 0 0 1-1 1h-4.5v-6h-5v6H5a1 1 0 0 1-1-1z" />
  </Icon>
);

/** The `menu` icon. */
export const MenuIcon = (props: IconProps) => (
  <Icon name="menu" {...props}>
    <path d="M4 6.5h16M4 12h16M4 17.5h10" />
  </Icon>
);

/** The `back` icon. */
export const BackIcon = (props: IconProps) => (
  <Icon name="back" {...props}>
    <path d="M19 12H5m6-6.5L4.5 12l6.5 6.5" />
  </Icon>
);

/** The `chevron-right` icon. */
export const ChevronRightIcon = (props: IconProps) => (
  <Icon name="chevron-right" {...props}>
    <path d="M9.5 5.5L16 12l-6.5 6.5" />
  </Icon>
);

/** The `chevron-down` icon. */
export const ChevronDownIcon = (props: IconProps) => (
  <Icon name="chevron-down" {...props}>
    <path d="M5.5 9.5L12 16l6.5-6.5" />
  </Icon>
);

/** The `profile` icon. */
export const ProfileIcon = (props: IconProps) => (
  <Icon name="profile" {...props}>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.5c.6-4 3.7-6 7.5-6s6.9 2 7.5 6" />
  </Icon>
);

/** The `invite` icon. */
export const InviteIcon = (props: IconProps) => (
  <Icon name="invite" {...props}>
    <circle cx="10" cy="8" r="4" />
    <path d="M3 20.5c.5-4 3.4-6 7-6 1.6 0 3 .4 4.2 1.1M18 13.5v6M15 16.5h6" />
  </Icon>
);

/** The `language` icon. */
export const LanguageIcon = (props: IconProps) => (
  <Icon name="language" {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17M12 3.5c2.6 2.5 3.8 5.3 3.8 8.5s-1.2 6-3.8 8.5c-2.6-2.5-3.8-5.3-3.8-8.5s1.2-6 3.8-8.5z" />
  </Icon>
);
