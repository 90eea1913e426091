export { Button, type ButtonLook, type ButtonProps, type ButtonVariant } from "./Button.tsx";
export { ButtonLink, type ButtonLinkProps } from "./ButtonLink.tsx";
