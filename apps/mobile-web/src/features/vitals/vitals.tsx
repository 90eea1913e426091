import { useEffect } from "react";
import { merchant } from "../../shared/merchant.ts";
import { watchVitals } from "./watch-vitals.ts";

/** Measures the page for the merchant; shows nothing. */
export default function Vitals({ route }: { route: string }) {
  useEffect(() => watchVitals(merchant.vitalsAddress, route), [route]);
  return null;
}
