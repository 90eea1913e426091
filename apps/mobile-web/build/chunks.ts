import type { Rolldown } from "vite";

type CodeSplitting = Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>;

const libraryNames = [
  "react",
  "react-dom",
  "scheduler",
  "react-router",
  "@tanstack",
  "i18next",
  "react-i18next",
  "zustand",
  "zod",
];

/** Code that changes with a dependency's release and not with the site's: one file, cached for long. */
const libraries = new RegExp(`/node_modules/(?:${libraryNames.join("|")})/`);

/** The entry, which index.html names, and what nothing but the entry uses. */
const entry = /\/(index\.html|src\/main\.tsx|src\/app\/app\.tsx|src\/app\/shell\/\w+\.tsx)$/;

/** What every visit loads beside these. */
const ownCode = (id: string): boolean => !entry.test(id);

/** One file for what lazy parts share of these folders, wherever below `src` or `node_modules` they are. */
const shared = (name: string, ...folders: readonly string[]) => ({
  name,
  test: new RegExp(`/(?:src|node_modules)/(?!.*/(?:src|node_modules)/)(?:.*/)?(?:${folders.join("|")})`),
  minShareCount: 2,
  priority: 1,
});

const texts = (language: string) => ({
  name: `texts-${language}`,
  test: `/locales/${language}/`,
  minShareCount: 2,
  priority: 2,
});

/**
 * How the site's code becomes files (docs/decisions/063): what every visit loads in two, one sheet for what comes
 * late, what lazy parts share in a file for each area, and each lazy part in a file of its own. The first group that
 * fits counts. The bundler's own rules load three times as many files with home, or twice as much with a page.
 */
export const chunks: CodeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    { name: "vendor", test: libraries, priority: 4 },
    { name: "site", test: ownCode, tags: ["$initial"], priority: 3 },
    { name: "late-styles", test: /\.css$/, priority: 2 },
    texts("es"),
    texts("en"),
    shared("common", "features/account/components/sign-out"),
    shared("team-pages", "features/team-reports", "shared/lists", "BarChart", "DataTable", "text/csv"),
    shared("agency", "agency", "contract", "downlines", "team"),
    shared(
      "games",
      "games",
      "game-",
      "favourites",
      "page-runs",
      "recents",
      "vendors",
      "Game(?:Grid|Row)/",
      "VendorT",
    ),
    shared("app-install", "shared/download", "app-install"),
    shared("records", "period", "record", "withdrawal", "StatGrid"),
    shared(
      "member-menu",
      ...["features/account/(?:components/member-card|hooks)", "features/customer-service"],
      ...["shared/announcements", "shared/navigation/place-tile", "PlaceTile"],
    ),
    shared("rewards", "rewards", "schemas/reward"),
    shared("inbox", "inbox", "picture-fields", "validation/pictures", "query/uploads"),
    shared(
      "account",
      ...["features/(?:account|live-chat|referral)", "shared/(?:forms/use-submit|invitation|orders|uploads)"],
      ...["chat", "promotion", "CategoryTabs", "ImageUpload", "NoticeItem", "TextAreaField"],
    ),
    shared(
      "sign-in",
      ...["features/(?:auth|passwords|security)", "screens/auth", "endpoints/(?:captcha|passwords)"],
      ...[
        "shared/(?:countries|forms/new-password|human|remembered|session/first-password|social|captcha|one-time)",
      ],
      ...["query/(?:captcha|passwords|sms)", "security/(?:forgotten-password|passwords|verification)"],
      ...["validation/email", "CaptchaField", "MobileField", "SmsCodeField"],
    ),
    shared(
      "forms",
      ...[
        "react-hook-form",
        "shared/forms/(?:password-rules|problem-resolver)",
        "shared/site/use-registration",
      ],
      ...[
        "field-message-key",
        "free-text",
        "validation/(?:login|mobile)",
        "registration",
        "wallet/bank-cards",
      ],
      "RuleList",
    ),
    { name: "common", minShareCount: 2, priority: 0 },
  ],
};
