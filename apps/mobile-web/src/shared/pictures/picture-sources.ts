import { pictureSources } from "@volado/domain/site";
import { savesData } from "../device/network.ts";
import { merchant } from "../merchant.ts";

/** Pattern of the site's status, once it is known. */
let named: string | undefined;

export const adoptPicturePattern = (pattern: string | undefined): void => {
  named = pattern;
};

/**
 * The `srcset` of a picture (docs/white-label.md), by the pattern of the status, else of the boot data (which the
 * page's first pictures used), else of the merchant.
 */
export const sourcesOf = (url: string, cssWidth: number): string | undefined =>
  pictureSources(url, cssWidth, {
    pattern: named ?? window.voladoBoot?.picturePattern ?? merchant.pictureAddress,
    saveData: savesData(),
  });
