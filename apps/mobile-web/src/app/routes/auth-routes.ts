import { doorIn } from "../../features/auth/login-door.ts";
import { paths } from "../../shared/navigation/paths.ts";
import { withTexts } from "../shell/with-texts.ts";
import { later } from "./later.ts";
import { lazyScreen } from "./lazy-screen.tsx";
import { type Route, route } from "./route.ts";

const loadRegister = later("register");

/** Every way into an account (Spec §2 "Auth"). */
export const authRoutes: readonly Route[] = [
  route({
    page: paths.login,
    screen: lazyScreen(() => import("../../screens/auth/login.screen.tsx"), {}, "account"),
    title: "shell.titles.login",
    titleAt: (search) => (doorIn(search) === "agents" ? "shell.titles.agentLogin" : "shell.titles.login"),
    guards: ["no-account"],
  }),
  route({
    page: paths.register,
    screen: lazyScreen(loadRegister, { agents: false }, "account"),
    title: "shell.titles.register",
    guards: ["no-account"],
  }),
  route({
    page: paths.agentRegister,
    screen: lazyScreen(loadRegister, { agents: true }, "account"),
    title: "shell.titles.agentRegister",
    guards: ["no-account"],
  }),
  route({
    page: paths.trial,
    screen: lazyScreen(later("trial"), {}, "account"),
    title: "shell.titles.trial",
    guards: ["guest"],
  }),
  route({
    page: paths.forgotPassword,
    screen: lazyScreen(later("forgotPassword"), {}, "account"),
    title: "shell.titles.forgotPassword",
  }),
  route({
    page: paths.changePassword,
    // Its way out asks before signing out, in the menus' words.
    screen: lazyScreen(withTexts(["menus"], later("changePassword")), {}, "account"),
    title: "shell.titles.changePassword",
    guards: ["session"],
  }),
];
