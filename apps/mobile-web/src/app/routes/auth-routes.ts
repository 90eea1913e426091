import { mustChangePassword } from "@volado/domain/session";
import { loginKindIn } from "../../features/auth/login-kind.ts";
import { paths } from "../../shared/navigation/paths.ts";
import { lazyScreen } from "./lazy-screen.tsx";
import { type Route, route } from "./route.ts";

const loadRegister = () => import("../../screens/auth/register.screen.tsx");

/** Every way into an account (Spec §2 "Auth"). */
export const authRoutes: readonly Route[] = [
  route({
    page: paths.login,
    screen: lazyScreen(() => import("../../screens/auth/login.screen.tsx"), {}),
    title: "shell.titles.login",
    titleAt: (search) =>
      loginKindIn(search) === "agents" ? "shell.titles.agentLogin" : "shell.titles.login",
    guards: ["no-account"],
  }),
  route({
    page: paths.register,
    screen: lazyScreen(loadRegister, { agents: false }),
    title: "shell.titles.register",
    guards: ["no-account"],
  }),
  route({
    page: paths.agentRegister,
    screen: lazyScreen(loadRegister, { agents: true }),
    title: "shell.titles.agentRegister",
    guards: ["no-account"],
  }),
  route({
    page: paths.trial,
    screen: lazyScreen(() => import("../../screens/auth/trial.screen.tsx"), {}),
    title: "shell.titles.trial",
    guards: ["free-play"],
  }),
  route({
    page: paths.forgotPassword,
    screen: lazyScreen(() => import("../../screens/auth/forgot-password.screen.tsx"), {}),
    title: "shell.titles.forgotPassword",
  }),
  route({
    page: paths.changePassword,
    screen: lazyScreen(() => import("../../screens/auth/change-password.screen.tsx"), {}),
    title: "shell.titles.firstPassword",
    titleAt: (_search, session) =>
      mustChangePassword(session) ? "shell.titles.firstPassword" : "shell.titles.changePassword",
    guards: ["session"],
  }),
];
