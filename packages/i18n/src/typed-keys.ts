import type { ParseKeys } from "i18next";
import type { AllTexts } from "./parts.ts";

/** The only i18next namespace; the first segment of a key is its feature, as in "errors.network". */
export const NAMESPACE = "texts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: typeof NAMESPACE;
    resources: { texts: AllTexts };
    strictInterpolationChecks: true;
    /** Filled in by `createTexts`, so that no caller passes it. */
    defaultVariables: { brand: string };
  }
}

/** Any key that `t` accepts, e.g. "errors.network". */
export type TextKey = ParseKeys;
