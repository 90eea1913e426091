import { percentile75, VitalName, type VitalsReport } from "@volado/domain/site";

interface RouteVitals {
  readonly route: string;
  readonly reports: number;
  /** The 75th percentiles: milliseconds, CLS without a unit. */
  readonly percentiles: Readonly<Partial<Record<VitalName, number>>>;
}

/** Number of reports stored per route, the newest ones. */
const REPORTS = 1_000;
/** Maximum number of stored routes, more than the site has. Made-up ones can't fill the memory. */
const ROUTES = 200;

const names = Object.values(VitalName);

const percentilesOf = (reports: readonly VitalsReport[]): RouteVitals["percentiles"] =>
  Object.fromEntries(
    names.flatMap((name) => {
      const found = percentile75(reports.flatMap(({ vitals }) => vitals[name] ?? []));
      return found === undefined ? [] : [[name, found]];
    }),
  );

/** An in-memory store: measurements are only meaningful for the running build. */
export const createVitalsStore = () => {
  const reportsByRoute = new Map<string, readonly VitalsReport[]>();
  return {
    add(report: VitalsReport) {
      const { route } = report;
      if (!reportsByRoute.has(route) && reportsByRoute.size >= ROUTES) return;
      reportsByRoute.set(route, [...(reportsByRoute.get(route) ?? []), report].slice(-REPORTS));
    },
    /** Routes with the most reports first. */
    routes: (): readonly RouteVitals[] =>
      [...reportsByRoute]
        .map(([route, reports]) => ({ route, reports: reports.length, percentiles: percentilesOf(reports) }))
        .toSorted((one, other) => other.reports - one.reports || one.route.localeCompare(other.route)),
    clear: () => reportsByRoute.clear(),
  };
};
