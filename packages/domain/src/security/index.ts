/** Passwords, payment password, passkeys, bound contacts, the countdown between SMS codes, and names of browsers. */

export * from "./browser-name.ts";
export * from "./contacts.ts";
export * from "./passwords.ts";
export * from "./sms-countdown.ts";
