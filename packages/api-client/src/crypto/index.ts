export type { BodyCipher, SealBinding, SealedBody, SealRequest } from "./body-cipher.ts";
export type { EncryptionHeader } from "./encryption-header.ts";
export { readEncryptionHeader } from "./encryption-header.ts";
export { hpke1 } from "./hpke1.ts";
export type { EncryptionKeyPair } from "./key-pair.ts";
export { createKeyPair } from "./key-pair.ts";
export type { OpenedBody, SealedCall } from "./open-body.ts";
export { openBody, SealedBodyError } from "./open-body.ts";
