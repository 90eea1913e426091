export { type SocialBrand, SocialButton, type SocialButtonProps } from "./SocialButton.tsx";
