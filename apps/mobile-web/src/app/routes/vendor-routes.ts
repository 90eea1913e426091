import { GameType, presentedType } from "@volado/domain/games";
import { siblingTypes } from "@volado/domain/vendors";
import { type Page, paths } from "../../shared/navigation/paths.ts";
import { lazyScreen } from "./lazy-screen.tsx";
import { type Route, route } from "./route.ts";

/** Every page that begins with the providers of a category (Spec §2 "vendor-centre screen"). */
export const vendorPages: readonly { readonly page: Page; readonly type: GameType }[] = [
  { page: paths.live, type: GameType.Live },
  { page: paths.sports, type: GameType.Sports },
  { page: paths.esports, type: GameType.Esports },
  { page: paths.cockfight, type: GameType.Cockfight },
  { page: paths.lottery, type: GameType.Lottery },
  { page: paths.electronicLottery, type: GameType.ElectronicLottery },
];

const titles: Readonly<Partial<Record<GameType, Route["title"]>>> = {
  [GameType.Live]: "shell.titles.live",
  [GameType.Cockfight]: "shell.titles.cockfight",
  [GameType.Lottery]: "shell.titles.lottery",
  [GameType.ElectronicLottery]: "shell.titles.electronicLottery",
};

const load = () => import("../../screens/games/vendor-centre.screen.tsx");

/** The vendor centres. E-sports use the title and the bottom menu item of sports (docs/decisions/081). */
export const vendorRoutes: readonly Route[] = vendorPages.map(({ page, type }) =>
  route({
    page,
    screen: lazyScreen(load, { type }),
    title: titles[presentedType(type)] ?? "shell.titles.sports",
    tab: siblingTypes(type).includes(GameType.Sports) ? "sports" : "home",
    guards: ["own-lists"],
  }),
);
