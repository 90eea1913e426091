import { icon } from "./icon.tsx";

/** The `facebook` icon: a plain f in the kit's line, not the company's logo. */
export const FacebookIcon = /* @__PURE__ */ icon("facebook", "M17 4h-2c-2 0-3 1-3 4v13M7 12h9", {
  strokeWidth: 2.5,
});

/** The `google` icon: a plain G in the kit's line, not the company's logo. */
export const GoogleIcon = /* @__PURE__ */ icon("google", "M18 5a9 9 0 1 0 3 7h-8", {
  strokeWidth: 2.5,
});
