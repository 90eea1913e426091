import { icon } from "./icon.tsx";

/** The `facebook` icon: a plain f in the kit's line, not the company's logo. */
export const FacebookIcon = /* @__PURE__ */ icon(
  "facebook",
  "M16.5 4h-1.5c-2 0-3 1.5-3 3.5v13M7.5 11.5h7.5",
  { strokeWidth: 2.5 },
);

/** The `google` icon: a plain G in the kit's line, not the company's logo. */
export const GoogleIcon = /* @__PURE__ */ icon("google", "M18 6a8.5 8.5 0 1 0 2.5 6h-7.5", {
  strokeWidth: 2.5,
});
