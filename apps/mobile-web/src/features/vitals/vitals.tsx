import { VitalName, type VitalsReport } from "@volado/domain/site";
import { useEffect } from "react";
import { type Metric, onCLS, onINP, onLCP, onTTFB } from "web-vitals";
import { networkKind } from "../../shared/device/browser.ts";
import { merchant } from "../../shared/merchant.ts";
import { ownRelease } from "../../shared/release/release-store.ts";

const names: readonly string[] = Object.values(VitalName);

const isVitalName = (name: string): name is VitalName => names.includes(name);

/**
 * Measures the first page of a visit and sends the metrics when it is first hidden: later events are unreliable on
 * phones. Sends plain text, which needs no CORS preflight.
 *
 * @param route the page's path pattern
 * @returns stops watching
 */
export const watchVitals = (address: string, route: string): (() => void) => {
  const vitals: Partial<Record<VitalName, number>> = {};
  const record = ({ name, value }: Metric) => {
    if (isVitalName(name)) vitals[name] = value;
  };
  // These report when the page is hidden; their listeners run before ours.
  onTTFB(record);
  onLCP(record);
  onCLS(record);
  onINP(record);

  const send = () => {
    if (document.visibilityState !== "hidden" || Object.keys(vitals).length === 0) return;
    stop();
    const report: VitalsReport = { route, release: ownRelease(), connection: networkKind(), vitals };
    navigator.sendBeacon(address, JSON.stringify(report));
  };
  const stop = () => document.removeEventListener("visibilitychange", send);
  document.addEventListener("visibilitychange", send);
  return stop;
};

export default function Vitals({ route }: { route: string }) {
  useEffect(() => watchVitals(merchant.vitalsAddress, route), [route]);
  return null;
}
