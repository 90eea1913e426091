/** Loads the page anew, from the network. */
export const reloadPage = (): void => window.location.reload();

/** Leaves the site for another page; back leads here again. */
export const leaveFor = (url: URL | string): void => window.location.assign(url);
