import { Icon, type IconProps } from "./icon.tsx";

// A file of their own: home's first load draws none of them.

/** The `filter` icon. */
export const FilterIcon = (props: IconProps) => (
  <Icon name="filter" {...props}>
    <path d="M4 7h9m5 0h2M4 17h2m5 0h9" />
    <circle cx="15.5" cy="7" r="2.25" />
    <circle cx="8.5" cy="17" r="2.25" />
  </Icon>
);

/** The `star-filled` icon. */
export const StarFilledIcon = (props: IconProps) => (
  <Icon name="star-filled" {...props}>
    <path fill="currentColor" d="M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z" />
  </Icon>
);

/** The `copy` icon. */
export const CopyIcon = (props: IconProps) => (
  <Icon name="copy" {...props}>
    <path d="M9 9h9.5A1.5 1.5 0 0 1 20 10.5V19a1.5 1.5 0 0 1-1.5 1.5H10A1.5 1.5 0 0 1 8.5 19V9.5zM15.5 5.5A1.5 1.5 0 0 0 14 4H5.5A1.5 1.5 0 0 0 4 5.5V14a1.5 1.5 0 0 0 1.5 1.5" />
  </Icon>
);

/** The `chevron-left` icon. */
export const ChevronLeftIcon = (props: IconProps) => (
  <Icon name="chevron-left" {...props}>
    <path d="M14.5 5.5L8 12l6.5 6.5" />
  </Icon>
);

/** The `external` icon. */
export const ExternalIcon = (props: IconProps) => (
  <Icon name="external" {...props}>
    <path d="M14 4.5h5.5V10M19 5l-8 8M10 5.5H6A1.5 1.5 0 0 0 4.5 7v11A1.5 1.5 0 0 0 6 19.5h11a1.5 1.5 0 0 0 1.5-1.5v-4" />
  </Icon>
);

/** The `logout` icon. */
export const LogoutIcon = (props: IconProps) => (
  <Icon name="logout" {...props}>
    <path d="M14 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H14M10.5 12H20m-3.5-3.5L20 12l-3.5 3.5" />
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

/** The `eye` icon. */
export const EyeIcon = (props: IconProps) => (
  <Icon name="eye" {...props}>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
    <circle cx="12" cy="12" r="3" />
  </Icon>
);

/** The `eye-off` icon. */
export const EyeOffIcon = (props: IconProps) => (
  <Icon name="eye-off" {...props}>
    <path d="M9.5 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.6 3.4M6.2 7.3A16.5 16.5 0 0 0 2.5 12S6 18.5 12 18.5c1.7 0 3.2-.5 4.5-1.2M9.9 9.9a3 3 0 0 0 4.2 4.2M4 4l16 16" />
  </Icon>
);

/** The `check` icon. */
export const CheckIcon = (props: IconProps) => (
  <Icon name="check" {...props}>
    <path d="M5 12.5l4.5 4.5L19 7.5" />
  </Icon>
);

/** The `info` icon. */
export const InfoIcon = (props: IconProps) => (
  <Icon name="info" {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 11.25v5M12 8h.01" />
  </Icon>
);

/** The `close` icon. */
export const CloseIcon = (props: IconProps) => (
  <Icon name="close" {...props}>
    <path d="M6 6l12 12M18 6L6 18" />
  </Icon>
);
