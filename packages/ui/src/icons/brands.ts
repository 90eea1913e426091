import { icon } from "./icon.tsx";

/** The `facebook` icon: a plain f in the kit's line, not the company's logo. */
export const FacebookIcon = /* @__PURE__ */ icon(
  "facebook",
  "M16.5 3.75h-1.75c-2.1 0-3.25 1.3-3.25 3.5v13M7.5 11.5h7.5",
  { strokeWidth: 2.5 },
);

/** The `google` icon: a plain G in the kit's line, not the company's logo. */
export const GoogleIcon = /* @__PURE__ */ icon("google", "M18 6.1a8.25 8.25 0 1 0 2.25 5.9h-7.75", {
  strokeWidth: 2.5,
});
