export type { BodyCipher, EncryptedBody, EncryptionBinding, EncryptionRequest } from "./body-cipher.ts";
export type { DecryptedBody, EncryptedCall } from "./decrypt-body.ts";
export { BodyDecryptionError, decryptBody } from "./decrypt-body.ts";
export type { EncryptionHeader } from "./hpke1.ts";
export { hpke1, readEncryptionHeader } from "./hpke1.ts";
export type { EncryptionKeyPair } from "./key-pair.ts";
export { createKeyPair } from "./key-pair.ts";
export type { ServiceHosts, ServiceLink } from "./service-link.ts";
export { readServiceLink, writeServiceLink } from "./service-link.ts";
