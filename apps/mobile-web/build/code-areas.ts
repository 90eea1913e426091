/** What the late parts of one area share, by how its folders and files begin. */
export interface CodeArea {
  readonly name: string;
  readonly beginnings: readonly string[];
}

/**
 * The first that fits counts; what none has is common. All lean on what is common; games and team pages also on
 * search, team pages and agency on records, account on inbox, sign-in on forms and security. What leans otherwise
 * makes pages load areas that they don't need, which the budgets of the routes tell.
 */
export const codeAreas: readonly CodeArea[] = [
  {
    name: "common",
    beginnings: ["features/account/components/sign-out"],
  },
  {
    name: "search",
    beginnings: ["games/search", "components/SearchBox"],
  },
  {
    name: "team-pages",
    beginnings: [
      "features/downlines",
      "features/team-reports",
      "shared/device/save-text-file",
      "shared/lists",
      "components/BarChart",
      "components/DataTable",
      "text/csv",
    ],
  },
  {
    name: "agency",
    beginnings: ["features/agent-", "agency", "contract", "downlines", "team"],
  },
  {
    name: "games",
    beginnings: [
      "features/games",
      "features/vendors",
      "shared/games",
      "games",
      "game-",
      "favourites",
      "page-runs",
      "recents",
      "vendors",
      "components/GameGrid",
      "components/GameRow",
      "components/VendorT",
    ],
  },
  {
    name: "app-install",
    beginnings: ["features/app-install", "shared/download", "app-install"],
  },
  {
    name: "records",
    beginnings: ["period", "record", "withdrawal", "components/StatGrid"],
  },
  {
    name: "member-menu",
    beginnings: [
      "features/account/components/member-card",
      "features/account/hooks",
      "features/customer-service",
      "features/referral/components/invite-dialogs",
      "features/referral/components/invite-answer",
      "shared/announcements",
      "shared/navigation/place-tile",
      "announcements/notices",
      "crypto/service-link",
      "endpoints/notices",
      "query/notices",
      "components/Avatar",
      "components/PlaceTile",
    ],
  },
  {
    name: "rewards",
    beginnings: ["features/rewards", "endpoints/rewards", "query/rewards", "rewards", "schemas/reward"],
  },
  {
    name: "inbox",
    beginnings: ["inbox", "picture-fields", "validation/pictures", "query/uploads"],
  },
  {
    name: "account",
    beginnings: [
      "features/account",
      "features/live-chat",
      "features/passwords/components/change-password-row",
      "features/profile-picture",
      "features/promotions",
      "features/referral",
      "shared/forms/use-submit",
      "shared/invitation",
      "shared/orders",
      "shared/uploads",
      "chat",
      "head-icon",
      "promotion",
      "components/CategoryTabs",
      "components/ImageUpload",
      "components/NoticeItem",
      "components/TextAreaField",
    ],
  },
  {
    name: "security",
    beginnings: [
      "endpoints/bank-cards",
      "endpoints/security",
      "query/bank-cards",
      "query/security",
      "schemas/bank-card",
    ],
  },
  {
    name: "sign-in",
    beginnings: [
      "features/auth",
      "features/passwords",
      "features/registration",
      "features/security",
      "screens/auth",
      "shared/countries",
      "shared/forms/new-password-field",
      "shared/human",
      "shared/remembered",
      "shared/session/first-password",
      "shared/social",
      "endpoints/captcha",
      "endpoints/passwords",
      "endpoints/sms",
      "query/captcha",
      "query/passwords",
      "query/session",
      "query/sms",
      "security/forgotten-password",
      "security/passwords",
      "security/verification",
      "shared/captcha",
      "shared/one-time-codes",
      "validation/email",
      "components/CaptchaField",
      "components/MobileField",
      "components/SmsCodeField",
    ],
  },
  {
    name: "forms",
    beginnings: [
      "react-hook-form",
      "shared/forms/password-rules",
      "shared/forms/problem-resolver",
      "shared/site/use-registration-settings",
      "field-message-key",
      "free-text",
      "validation/login",
      "validation/mobile",
      "registration",
      "wallet/bank-cards",
      "components/RuleList",
    ],
  },
];

/** The part of a module's address that names its place in a package: what stands after "src" or "node_modules". */
const place = /\/(?:src|node_modules)(?!.*\/(?:src|node_modules)\/)(\/.*)$/;

/** The folder of a language's texts, which are an area of their own. */
const texts = /^\/locales\/(\w+)\//;

/** The name of the area that a module belongs to. */
export const areaOf = (id: string): string => {
  const path = place.exec(id)?.[1] ?? "";
  const [, language] = texts.exec(path) ?? [];
  if (language) return `texts-${language}`;
  const fits = ({ beginnings }: CodeArea) => beginnings.some((beginning) => path.includes(`/${beginning}`));
  return codeAreas.find(fits)?.name ?? "common";
};
