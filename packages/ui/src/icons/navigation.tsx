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

/** The `close` icon. */
export const CloseIcon = (props: IconProps) => (
  <Icon name="close" {...props}>
    <path d="M6 6l12 12M18 6L6 18" />
  </Icon>
);

/** The `chevron-right` icon. */
export const ChevronRightIcon = (props: IconProps) => (
  <Icon name="chevron-right" {...props}>
    <path d="M9.5 5.5L16 12l-6.5 6.5" />
  </Icon>
);

/** The `chevron-left` icon. */
export const ChevronLeftIcon = (props: IconProps) => (
  <Icon name="chevron-left" {...props}>
    <path d="M14.5 5.5L8 12l6.5 6.5" />
  </Icon>
);

/** The `chevron-down` icon. */
export const ChevronDownIcon = (props: IconProps) => (
  <Icon name="chevron-down" {...props}>
    <path d="M5.5 9.5L12 16l6.5-6.5" />
  </Icon>
);

/** The `external` icon. */
export const ExternalIcon = (props: IconProps) => (
  <Icon name="external" {...props}>
    <path d="M14 4.5h5.5V10M19 5l-8 8M10 5.5H6A1.5 1.5 0 0 0 4.5 7v11A1.5 1.5 0 0 0 6 19.5h11a1.5 1.5 0 0 0 1.5-1.5v-4" />
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

/** The `logout` icon. */
export const LogoutIcon = (props: IconProps) => (
  <Icon name="logout" {...props}>
    <path d="M14 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H14M10.5 12H20m-3.5-3.5L20 12l-3.5 3.5" />
  </Icon>
);

/** The `language` icon. */
export const LanguageIcon = (props: IconProps) => (
  <Icon name="language" {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M3.5 12h17M12 3.5c2.6 2.5 3.8 5.3 3.8 8.5s-1.2 6-3.8 8.5c-2.6-2.5-3.8-5.3-3.8-8.5s1.2-6 3.8-8.5z" />
  </Icon>
);

/** The `lock` icon: a closed padlock, for passwords and security. */
export const LockIcon = (props: IconProps) => (
  <Icon name="lock" {...props}>
    <path d="M5.5 10.5h13v9.5h-13zM8.3 10.5V7.8a3.7 3.7 0 0 1 7.4 0v2.7M12 14v2.6" />
  </Icon>
);

/** The `settings` icon: sliders. */
export const SettingsIcon = (props: IconProps) => (
  <Icon name="settings" {...props}>
    <path d="M4 7.5h8.5M17.5 7.5H20M4 16.5h2.5M11.5 16.5H20" />
    <circle cx="15" cy="7.5" r="2.5" />
    <circle cx="9" cy="16.5" r="2.5" />
  </Icon>
);
