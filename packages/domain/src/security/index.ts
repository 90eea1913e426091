/** Passwords, payment password, bound contacts, and the countdown between SMS codes. */

export * from "./contacts.ts";
export * from "./passwords.ts";
export * from "./sms-countdown.ts";
