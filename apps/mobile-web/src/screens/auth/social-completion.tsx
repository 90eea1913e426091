import "./register.css";

export { SocialRegistration as default } from "../../features/registration/components/social-registration.tsx";
