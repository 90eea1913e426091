import { AppOffer } from "./app-offer.tsx";

/** The ways to the app as the download popup shows them. */
export default function DownloadOffer() {
  return <AppOffer headingLevel={3} />;
}
