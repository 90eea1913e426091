/** The part of the browser's preloading that is used. */
export type Preload = Pick<NavigationPreloadManager, "enable" | "disable">;

/**
 * Has the browser ask for a page while the worker still starts. Not in Firefox: when such a call fails, it shows its
 * own error page, whatever the worker answers, and a second visit without a network would show nothing.
 */
export const preloadNavigations = async (preload: Preload | undefined, userAgent: string): Promise<void> => {
  if (/\bFirefox\//.test(userAgent)) await preload?.disable();
  else await preload?.enable();
};
