/** The oldest iOS that the site runs on, which tips to older ones name; the other browsers are in the build's list. */
export const OLDEST_IOS = "16.4";
