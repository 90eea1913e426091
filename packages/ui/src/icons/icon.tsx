import { clsx } from "clsx/lite";
import {
  type ComponentPropsWithRef,
  type ComponentType,
  createContext,
  createElement,
  Fragment,
  type ReactElement,
  use,
} from "react";

/** Names by which a brand may replace icons. */
export type IconName =
  | "add-to-home"
  | "back"
  | "ball"
  | "bank"
  | "bank-card"
  | "bell"
  | "calendar"
  | "cards"
  | "chat"
  | "check"
  | "chevron-down"
  | "chevron-left"
  | "chevron-right"
  | "clock"
  | "close"
  | "copy"
  | "crown"
  | "deposit"
  | "esport"
  | "external"
  | "download"
  | "draw"
  | "eye"
  | "eye-off"
  | "facebook"
  | "feather"
  | "filter"
  | "fish"
  | "flame"
  | "gift"
  | "globe-lock"
  | "google"
  | "grid"
  | "home"
  | "info"
  | "instagram"
  | "invite"
  | "key"
  | "language"
  | "live"
  | "lock"
  | "logout"
  | "mail"
  | "menu"
  | "more"
  | "offline"
  | "pause"
  | "phone"
  | "play"
  | "profile"
  | "profit"
  | "refresh"
  | "search"
  | "service"
  | "settings"
  | "share"
  | "shield"
  | "shop"
  | "slots"
  | "sports"
  | "star"
  | "telegram"
  | "tasks"
  | "team"
  | "ticket"
  | "transfer"
  | "receipt"
  | "warning"
  | "withdraw"
  | "wrench";

/** Props of an icon: SVG props and the size. Icons are decorative; the control around them has the name. */
export interface IconProps extends Omit<ComponentPropsWithRef<"svg">, "children" | "name"> {
  /** Width and height in CSS pixels. Defaults to 24. */
  size?: number | undefined;
}

/** A brand's icons by name. Missing ones fall back to the kit's. */
export type IconSet = Readonly<Partial<Record<IconName, ComponentType<IconProps>>>>;

const IconSetContext = /* @__PURE__ */ createContext<IconSet>({});

/** Replaces icons for everything below it: `<IconSetProvider value={{ home: BrandHome }}>`. */
export const IconSetProvider = IconSetContext.Provider;

/**
 * The frame of all icons: a 24 px grid, 1.75 px lines in the current text colour. The lines of an icon are combined
 * into one path to save elements on long pages.
 */
export function Icon({
  name,
  size = 24,
  className,
  children,
  ...rest
}: IconProps & { name: IconName; children: ComponentPropsWithRef<"svg">["children"] }) {
  const Replacement = use(IconSetContext)[name];
  const shared = { ...rest, className: clsx("vo-icon", className) };
  if (Replacement) return <Replacement {...shared} size={size} />;
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...shared}
    >
      {children}
    </svg>
  );
}

/** Creates an icon from its name and its content. */
export const icon = (name: IconName, ...drawing: readonly ReactElement[]) => {
  const content = createElement(Fragment, null, ...drawing);
  return (props: IconProps) => (
    <Icon name={name} {...props}>
      {content}
    </Icon>
  );
};

/** A dot as thick as the lines: a zero-length line with round caps. */
export function Dot({ x, y }: { x: number; y: number }) {
  return <line x1={x} y1={y} x2={x} y2={y} />;
}
