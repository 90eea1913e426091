/** English tip for browsers that are too old for the site (Spec §2); only the build reads it, into the page itself. */
export const legacy = {
  title: "Your browser is too old for this site",
  message:
    "Update your phone or install the latest Chrome. You need iOS 16.4 or Chrome 111, with JavaScript switched on.",
} as const;
