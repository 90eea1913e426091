/** Help topics and customer-service contacts. */

export * from "./contacts.ts";
export * from "./help.ts";
