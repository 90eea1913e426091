import { AppPage } from "../../features/app-install/components/app-page.tsx";

/** The parts of the texts that it uses. */
export const texts = ["install"] as const;

/** The page about the app (Spec §2 "/m/app"). */
export default function AppScreen() {
  return <AppPage />;
}
