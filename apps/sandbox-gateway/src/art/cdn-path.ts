/** The folder that stands in for a merchant's image CDN: everything of `/art` is there too. */
export const IMAGE_CDN_PATH = "/image-cdn";
