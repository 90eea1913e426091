export { type DiallingCode, MobileField, type MobileFieldProps } from "./MobileField.tsx";
