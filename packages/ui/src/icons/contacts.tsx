import { Icon, type IconProps } from "./icon.tsx";

// A file of their own: only the pages of an account's security and money draw them.

/** The `mail` icon. */
export const MailIcon = (props: IconProps) => (
  <Icon name="mail" {...props}>
    <path d="M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5zM4 7l8 6 8-6" />
  </Icon>
);

/** The `bank-card` icon. */
export const BankCardIcon = (props: IconProps) => (
  <Icon name="bank-card" {...props}>
    <path d="M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5zM3.5 10h17M7 14.5h3.5" />
  </Icon>
);
