import { globSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { areaOf, codeAreas } from "./code-areas.ts";

const site = "/home/games/volado/apps/mobile-web/src";

it.each([
  [`${site}/features/team-reports/components/team-totals.tsx`, "team-pages"],
  ["/volado/packages/api-client/src/schemas/team.schema.ts", "agency"],
  ["/volado/packages/ui/src/components/GameGrid/GameGrid.tsx", "games"],
  ["/volado/packages/domain/src/games/hot-centre.ts", "games"],
  ["/volado/packages/api-client/src/endpoints/favourites.ts", "games"],
  ["/volado/packages/domain/src/games/search.ts", "search"],
  ["/volado/packages/api-client/src/schemas/bank-card.schema.ts", "security"],
  ["/volado/packages/domain/src/records/period.ts", "records"],
  [`${site}/features/inbox/components/message-list.tsx`, "inbox"],
  ["/volado/packages/api-client/src/endpoints/inbox.ts", "inbox"],
  [`${site}/features/customer-service/components/service-list.tsx`, "member-menu"],
  [`${site}/features/passwords/components/change-password-row.tsx`, "account"],
  [`${site}/features/passwords/components/set-password.tsx`, "sign-in"],
  [`${site}/shared/one-time-codes/use-sms-code.ts`, "sign-in"],
  ["/volado/node_modules/.pnpm/react-hook-form@7/node_modules/react-hook-form/dist/index.esm.mjs", "forms"],
  ["/volado/packages/domain/src/registration/registration-fields.ts", "forms"],
  ["/volado/packages/i18n/src/locales/es/uploads.ts", "texts-es"],
])("%s belongs to %s", (id, area) => {
  expect(areaOf(id)).toBe(area);
});

it.each([
  ["what several areas use", "/volado/packages/domain/src/money/money.ts"],
  ["the way out, which every account has", `${site}/features/account/components/sign-out-dialog.tsx`],
  ["what only the folder of the checkout is called after", `${site}/shared/language/use-money-text.ts`],
  ["what has no place in a package", "virtual:volado-merchant/later"],
])("%s is common", (_, id) => {
  expect(areaOf(id)).toBe("common");
});

/** What the site is made of: the sources of the workspaces that it stands on, and its libraries. */
const modules = [
  ...globSync(["apps/mobile-web/src/**/*.{ts,tsx}", "packages/*/src/**/*.{ts,tsx}"], {
    cwd: resolve(import.meta.dirname, "../../.."),
    exclude: ["**/*.test.*", "**/*.stories.*", "**/testing/**"],
  }).map((file) => `/volado/${file}`),
  ...Object.keys(manifest.dependencies).map((name) => `/volado/node_modules/${name}/index.js`),
];

/** Beginnings of files and folders that were moved or renamed: what they held would be common without a word. */
it("names no beginning that fits nothing", () => {
  const idle = codeAreas.flatMap(({ name, beginnings }) =>
    beginnings.filter(
      (beginning) => !modules.some((id) => id.includes(`/${beginning}`) && areaOf(id) === name),
    ),
  );
  expect(idle).toEqual([]);
});
