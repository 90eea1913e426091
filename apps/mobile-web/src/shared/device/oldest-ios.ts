/** Oldest supported iOS, named in the message shown on older ones. The build lists the other browsers. */
export const OLDEST_IOS = "16.4";
