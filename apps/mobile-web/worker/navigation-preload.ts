/** The part of the browser's navigation preload that is used. */
export type Preload = Pick<NavigationPreloadManager, "enable" | "disable">;

/**
 * Lets the browser request a page while the worker starts. Not in Firefox: when such a request fails, it shows its
 * own error page, whatever the worker answers, so a second visit offline would show nothing.
 */
export const preloadNavigations = async (preload: Preload | undefined, userAgent: string): Promise<void> => {
  if (/\bFirefox\//.test(userAgent)) await preload?.disable();
  else await preload?.enable();
};
