import { pictureSources } from "@volado/domain/site";
import { savesData } from "../device/network.ts";
import { merchant } from "../merchant.ts";

/** The pattern that the site's status named, once it is known. */
let named: string | undefined;

/** Keeps the pattern of the site's status. */
export const adoptPicturePattern = (pattern: string | undefined): void => {
  named = pattern;
};

/**
 * The `srcset` of a picture (docs/white-label.md): by the status's pattern, else by the one that the page's first
 * pictures were asked for by, else by the merchant's.
 */
export const sourcesOf = (url: string, cssWidth: number): string | undefined =>
  pictureSources(url, cssWidth, {
    pattern: named ?? window.voladoBoot?.picturePattern ?? merchant.pictureAddress,
    saveData: savesData(),
  });
