/** The help centre's topics and the customer service's contacts. */

export * from "./contacts.ts";
export * from "./help.ts";
