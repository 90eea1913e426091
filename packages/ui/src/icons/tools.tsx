import { Dot, icon } from "./icon.tsx";

// Separate from the first load, which uses none of them.

function Sliders() {
  return (
    <>
      <path d="M4 7 H12 M18 7 H20 M4 17 H6 M12 17 H20" />
      <circle cx={15} cy={7} r={3} />
      <circle cx={9} cy={17} r={3} />
    </>
  );
}

/** The `filter` icon: sliders. */
export const FilterIcon = /* @__PURE__ */ icon("filter", <Sliders />);

export const CopyIcon = /* @__PURE__ */ icon(
  "copy",
  <rect x={8} y={8} width={12} height={12} rx={2} />,
  <path d="M4 15 V6 A2 2 0 0 1 6 4 H15" />,
);

export const ChevronLeftIcon = /* @__PURE__ */ icon("chevron-left", <path d="M15 5 L8 12 L15 19" />);

export const ExternalIcon = /* @__PURE__ */ icon(
  "external",
  <path d="M14 4 H20 V10 M20 4 L11 13" />,
  <path d="M19 14 V18 A2 2 0 0 1 17 20 H6 A2 2 0 0 1 4 18 V7 A2 2 0 0 1 6 5 H10" />,
);

export const LogoutIcon = /* @__PURE__ */ icon(
  "logout",
  <path d="M14 20 H6 A2 2 0 0 1 4 18 V6 A2 2 0 0 1 6 4 H14 M10 12 H20 M16 8 L20 12 L16 16" />,
);

/** The `lock` icon: a closed padlock, for passwords and security. */
export const LockIcon = /* @__PURE__ */ icon(
  "lock",
  <rect x={5} y={10} width={14} height={10} />,
  <path d="M8 10 V8 A4 4 0 0 1 16 8 V10 M12 14 V16" />,
);

/** The `key` icon, for passkeys. */
export const KeyIcon = /* @__PURE__ */ icon(
  "key",
  <circle cx={8} cy={12} r={4} />,
  <path d="M12 12 H21 V16 M17 12 V15" />,
);

/** The `settings` icon: sliders. */
export const SettingsIcon = /* @__PURE__ */ icon("settings", <Sliders />);

export const EyeIcon = /* @__PURE__ */ icon(
  "eye",
  <path d="M2 12 C2 12 6 5 12 5 C18 5 22 12 22 12 C22 12 18 19 12 19 C6 19 2 12 2 12 Z" />,
  <circle cx={12} cy={12} r={3} />,
);

export const EyeOffIcon = /* @__PURE__ */ icon(
  "eye-off",
  <path d="M9.5 5.4 C10.3 5.1 11.1 5 12 5 C18 5 22 12 22 12 C22 12 21.1 13.6 19.6 15.3" />,
  <path d="M6.1 6.8 C3.6 9.1 2 12 2 12 C2 12 6 19 12 19 C13.9 19 15.6 18.3 17 17.3" />,
  <path d="M9.9 9.9 A3 3 0 0 0 14.1 14.1 M4 4 L20 20" />,
);

export const CheckIcon = /* @__PURE__ */ icon("check", <path d="M5 12 L10 17 L19 8" />);

export const InfoIcon = /* @__PURE__ */ icon(
  "info",
  <circle cx={12} cy={12} r={9} />,
  <path d="M12 11 V16" />,
  <Dot x={12} y={8} />,
);

export const CloseIcon = /* @__PURE__ */ icon("close", <path d="M6 6 L18 18 M18 6 L6 18" />);
