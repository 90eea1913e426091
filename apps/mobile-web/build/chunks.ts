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

/** Dependencies, which change less often than the site: one file with a long cache lifetime. */
const libraries = new RegExp(`/node_modules/(?:${libraryNames.join("|")})/`);

/** The entry named by index.html, and code that only the entry uses. */
const entry = /\/(index\.html|src\/main\.tsx|src\/app\/app\.tsx|src\/app\/shell\/\w+\.tsx)$/;

/** The rest of the code that every visit loads. */
const ownCode = (id: string): boolean => !entry.test(id);

/** One file for code that lazy parts of these folders share, anywhere below `src` or `node_modules`. */
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
 * How the site's code is split into files (docs/decisions/063): two for the code of every visit, one late style sheet,
 * one per area for code that lazy parts share, and one per lazy part. The first matching group wins. The bundler's
 * defaults load three times as many files with home, or twice as much with a page.
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
    shared("passkeys", "passkey"),
    shared(
      "team-pages",
      "features/team-reports",
      "shared/lists/(?:long-list|use-row)",
      "BarChart",
      "DataTable",
    ),
    shared("agency", "agency", "contract", "downlines", "team"),
    shared("live-scores", "live-scores", "MatchCard"),
    shared("lottery", "features/lottery"),
    shared(
      "games",
      "games",
      "game-",
      "favourites",
      "page-runs",
      "recents",
      "endpoints/(?:live|winners)",
      "vendors",
      "Game(?:Grid|Row)/",
      "VendorT",
    ),
    shared("sharing", "shared/device/share-address", "lean-qr", "QrCode"),
    shared("app-install", "shared/device/(?:app-download|install-prompt)", "app-install"),
    shared("records", "period", "record", "use-save-csv", "text/csv", "withdrawal", "StatGrid"),
    shared("deposit", "deposit", "active-bonus", "shared/forms/(?:order-check|unanswered)"),
    shared(
      "member-menu",
      ...["features/account/(?:components/member-card|hooks)", "features/customer-service"],
      ...["crypto/service-link", "support/contacts"],
      ...[
        "shared/messages/(?:announcement|read-marks|use-(?:announcement|lost|mark-read))",
        "shared/navigation/place-tile",
        "PlaceTile",
      ],
    ),
    shared("rewards", "rewards", "schemas/reward", "sign-in-days"),
    shared("inbox", "inbox", "use-settled", "shared/messages/(?:unread|use-(?:inbox|mark-messages|unread))"),
    shared(
      "account",
      ...[
        "features/(?:account|live-chat|referral)",
        "shared/(?:forms/(?:remark|use-submit)|pictures/(?:drawn|picture-field|use-)|session/invitation)",
      ],
      ...["chat", "promotion", "CategoryTabs", "ImageUpload", "NoticeItem", "TextAreaField"],
    ),
    shared(
      "sign-up",
      "features/registration",
      "screens/auth/register",
      "registration/(?:birthday|registration-(?:of|problems)|submission)",
    ),
    shared(
      "sign-in",
      ...["features/(?:auth|passwords|security)", "screens/auth", "endpoints/passwords"],
      ...["shared/(?:forms/new-password|sign-in)"],
      ...["query/passwords", "security/(?:forgotten-password|passwords|sms-countdown)"],
      ...["validation/email", "CaptchaField", "MobileField", "SmsCodeField"],
    ),
    shared(
      "forms",
      ...[
        "react-hook-form",
        "shared/forms/(?:common-passwords|password-rules|problem-resolver)",
        "shared/services/use-registration",
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
