import { Icon, type IconProps } from "./icon.tsx";

/** The `deposit` icon. */
export const DepositIcon = (props: IconProps) => (
  <Icon name="deposit" {...props}>
    <path d="M4 8.5h13.5A2.5 2.5 0 0 1 20 11v6.5a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 17.5zM4 8.5A2.5 2.5 0 0 1 6.5 6H8M12 12v-8m-2.5 2.5L12 9l2.5-2.5M16 14.25h.01" />
  </Icon>
);

/** The `search` icon. */
export const SearchIcon = (props: IconProps) => (
  <Icon name="search" {...props}>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="M15 15l5 5" />
  </Icon>
);

/** The `star` icon. */
export const StarIcon = (props: IconProps) => (
  <Icon name="star" {...props}>
    <path d="M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z" />
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

/** The `refresh` icon. */
export const RefreshIcon = (props: IconProps) => (
  <Icon name="refresh" {...props}>
    <path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9m0-5v5h-5" />
  </Icon>
);

/** The `pause` icon. */
export const PauseIcon = (props: IconProps) => (
  <Icon name="pause" {...props}>
    <path d="M8.5 5.5v13M15.5 5.5v13" />
  </Icon>
);

/** The `play` icon. */
export const PlayIcon = (props: IconProps) => (
  <Icon name="play" {...props}>
    <path d="M8 5.2v13.6L18.5 12z" />
  </Icon>
);
