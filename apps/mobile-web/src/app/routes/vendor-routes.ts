import { allOfType, GameType } from "@volado/domain";
import { type Page, paths } from "../../shared/navigation/paths.ts";
import { lazyScreen } from "../lazy-screen.tsx";
import { type Route, route } from "./route.ts";

/** Every page that begins with the providers of a category (Spec §2 "vendor-centre screen"). */
export const vendorPages: readonly {
  page: Page;
  type: GameType;
  title: Route["title"];
  tab?: Route["tab"];
}[] = [
  { page: paths.live, type: GameType.Live, title: "shell.titles.live" },
  { page: paths.sports, type: GameType.Sports, title: "shell.titles.sports", tab: "sports" },
  { page: paths.esports, type: GameType.Esports, title: "shell.titles.esports", tab: "sports" },
  { page: paths.cockfight, type: GameType.Cockfight, title: "shell.titles.cockfight" },
  { page: paths.lottery, type: GameType.Lottery, title: "shell.titles.lottery" },
  {
    page: paths.electronicLottery,
    type: GameType.ElectronicLottery,
    title: "shell.titles.electronicLottery",
  },
];

const loadList = () => import("../../screens/games/game-list.screen.tsx");

/** The vendor centres. */
export const vendorRoutes: readonly Route[] = vendorPages.map(({ page, type, title, tab }) =>
  route({
    page,
    screen: lazyScreen(loadList, { scope: allOfType(type) }),
    title,
    tab: tab ?? "home",
    guards: ["own-lists"],
  }),
);
