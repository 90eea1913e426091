import { type MessageKey, messageKeyForRefusal } from "@volado/domain/errors";
import { messageKeyBy } from "./common-message-key-of.ts";

/**
 * Key of the text that tells the player why a call failed, from the domain's error catalogue (Spec §8); anything that
 * isn't the client's is an unknown error. A function and no field of the errors, so that the catalogue is bundled with
 * the page that shows texts, and not with every client.
 */
export const messageKeyOf = (error: unknown): MessageKey => messageKeyBy(messageKeyForRefusal, error);
