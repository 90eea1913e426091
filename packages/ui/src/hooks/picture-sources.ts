import { createContext, use } from "react";

/**
 * The `srcset` of a picture that is so many CSS pixels wide, or undefined where its host has it in one size.
 *
 * @param url the picture's address as a component was given it
 * @param cssWidth how wide a phone shows it
 */
export type PictureSources = (url: string, cssWidth: number) => string | undefined;

const PictureSourcesContext = /* @__PURE__ */ createContext<PictureSources>(() => undefined);

/**
 * Offers every picture below it in several widths: `<PictureSourcesProvider value={sources}>`. Keep the function's
 * identity: a new one draws all pictures anew.
 */
export const PictureSourcesProvider = PictureSourcesContext.Provider;

/** The sources of a picture; undefined where it has one size. */
export const usePictureSources = (url: string | undefined, cssWidth: number): string | undefined => {
  const sources = use(PictureSourcesContext);
  return url ? sources(url, cssWidth) : undefined;
};
