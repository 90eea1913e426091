import { Icon, type IconProps } from "./icon.tsx";

// A file of their own: only the pages of an account's security and money draw them.

/** The `mail` icon. */
export function MailIcon(props: IconProps) {
  return (
    <Icon name="mail" {...props}>
      <rect x={3} y={5} width={18} height={14} rx={2} />
      <path d="M4 7 L12 13 L20 7" />
    </Icon>
  );
}

/** The `bank-card` icon. */
export function BankCardIcon(props: IconProps) {
  return (
    <Icon name="bank-card" {...props}>
      <rect x={3} y={5} width={18} height={14} rx={2} />
      <path d="M3 10 H21 M7 15 H11" />
    </Icon>
  );
}
