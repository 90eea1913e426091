import type { ParseKeys } from "i18next";
import type { AllTexts } from "./parts.ts";

/** The one i18next namespace; a feature is the first part of a key, as in "errors.network". */
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
