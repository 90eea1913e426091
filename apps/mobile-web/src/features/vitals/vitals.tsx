import { VitalName, type VitalsReport } from "@volado/domain/site";
import { useEffect } from "react";
import { type Metric, onCLS, onINP, onLCP, onTTFB } from "web-vitals";
import { networkKind } from "../../shared/device/network.ts";
import { merchant } from "../../shared/merchant.ts";
import { ownRelease } from "../../shared/release/own-release.ts";

const names: readonly string[] = Object.values(VitalName);

const isVitalName = (name: string): name is VitalName => names.includes(name);

/**
 * Measures the page that the visit began with, and sends what was found when it first leaves the screen: later is too
 * late on a phone. It is sent as plain text, which needs no question beforehand at another origin.
 *
 * @param route pattern of the page's path
 * @returns stops watching
 */
export const watchVitals = (address: string, route: string): (() => void) => {
  const vitals: Partial<Record<VitalName, number>> = {};
  const note = ({ name, value }: Metric) => {
    if (isVitalName(name)) vitals[name] = value;
  };
  // Each is told when the page hides, by listeners that stand before ours.
  onTTFB(note);
  onLCP(note);
  onCLS(note);
  onINP(note);

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

/** Measures the page for the merchant; shows nothing. */
export default function Vitals({ route }: { route: string }) {
  useEffect(() => watchVitals(merchant.vitalsAddress, route), [route]);
  return null;
}
