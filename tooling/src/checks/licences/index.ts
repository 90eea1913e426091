import { findWorkspaces } from "../../workspace/workspaces.ts";
import type { Check } from "../check.ts";
import { productionPackages } from "./production-packages.ts";

/** Licences that ask for no more than their words to be passed on, as `licences.txt` of the site does. */
const allowed: ReadonlySet<string> = new Set([
  "MIT",
  "ISC",
  "0BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
]);

/** Whether an SPDX expression leaves a choice among what is allowed; `AND` needs all of its parts to be. */
const isAllowed = (expression: string): boolean =>
  expression
    .replace(/^\((.*)\)$/, "$1")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((licence) => allowed.has(licence.trim())));

/** Every package that is shipped with the site or the published packages has a licence that we may ship. */
export const licences: Check = async (root) => {
  const shipped = findWorkspaces(root).filter(
    ({ kind, path }) => kind === "package" || path === "apps/mobile-web",
  );
  const problems = [...productionPackages(shipped)].flatMap(([key, { license }]) => {
    if (license !== undefined && isAllowed(license)) return [];
    return [
      `${key}: its licence is ${license ?? "not named"}, which tooling/src/checks/licences doesn't allow`,
    ];
  });
  return { problems };
};
