/** The help centre's topics and the customer service's contacts. */

export { chatLanguage } from "./chat-language.ts";
export type { HelpAddress } from "./choose-help-topic.ts";
export { chooseHelpTopic } from "./choose-help-topic.ts";
export type { HelpTopic } from "./help-topic.ts";
export { documentAnchors, TERMS_ANCHOR } from "./help-topic.ts";
export { menuContactKinds } from "./menu-contacts.ts";
export { orderContacts } from "./order-contacts.ts";
export type { SocialKind } from "./published-links.ts";
export { licenceLink, socialKinds, socialLink } from "./published-links.ts";
