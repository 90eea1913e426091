/**
 * Whether bodies can be encrypted here: browsers give no WebCrypto to pages that came over plain http, except from the
 * machine itself. Passwords are then never sent (decisions W4).
 */
export const canEncrypt = (): boolean => globalThis.crypto?.subtle !== undefined;

/** Whether the page itself came over TLS. */
export const isServedEncrypted = (): boolean => window.location.protocol === "https:";
