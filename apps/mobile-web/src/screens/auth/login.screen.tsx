import { LoginForm } from "../../features/auth/components/login-form.tsx";

/** Sign in by username (Spec §2 "Login"). */
export default function LoginScreen() {
  return <LoginForm />;
}
