import { Icon, type IconProps } from "./icon.tsx";

// A file of their own: only the offers of the app draw them.

/** The `download` icon. */
export const DownloadIcon = (props: IconProps) => (
  <Icon name="download" {...props}>
    <path d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 19.5h15" />
  </Icon>
);

/** The `phone` icon. */
export const PhoneIcon = (props: IconProps) => (
  <Icon name="phone" {...props}>
    <path d="M8 3.5h8A1.5 1.5 0 0 1 17.5 5v14a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 19V5A1.5 1.5 0 0 1 8 3.5zM10.5 17.5h3" />
  </Icon>
);

/** The `share` icon: the arrow out of a box by which iOS shares. */
export const ShareIcon = (props: IconProps) => (
  <Icon name="share" {...props}>
    <path d="M12 14.5v-11M8 7l4-3.5L16 7M8 10.5H5.5v10h13v-10H16" />
  </Icon>
);

/** The `more` icon: the three dots of a browser's menu. */
export const MoreIcon = (props: IconProps) => (
  <Icon name="more" strokeWidth={2.5} {...props}>
    <path d="M12 5.5h.01M12 12h.01M12 18.5h.01" />
  </Icon>
);

/** The `add-to-home` icon: a plus in a box. */
export const AddToHomeIcon = (props: IconProps) => (
  <Icon name="add-to-home" {...props}>
    <path d="M6.5 4.5h11a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2zM12 8.5v7M8.5 12h7" />
  </Icon>
);
