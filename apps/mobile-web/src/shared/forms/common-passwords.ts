import type { Guessable } from "@volado/domain/validation";
import { useEffect } from "react";
import { cachedImport } from "../lazy/cached-import.ts";

const list = cachedImport(() => import("@volado/domain/common-passwords"));

const isCommon = (typed: string): boolean => list.loaded()?.isCommonPassword(typed) ?? false;

/** Loads the most common passwords with the form. Until they arrive none is refused here; the gateway refuses them. */
export const useCommonPasswords = (): NonNullable<Guessable["isCommon"]> => {
  useEffect(() => void list.load().catch(() => undefined), []);
  return isCommon;
};
