import { AppPage } from "../../features/app-install/components/app-page.tsx";

/** The page about the app (Spec §2 "/m/app"). */
export default function AppScreen() {
  return <AppPage />;
}
