export type { BodyCipher, EncryptedBody, EncryptionBinding, EncryptionRequest } from "./body-cipher.ts";
export type { DecryptedBody, EncryptedCall, EncryptionKeyPair } from "./decrypt-body.ts";
export { BodyDecryptionError, createKeyPair, decryptBody } from "./decrypt-body.ts";
export type { EncryptionHeader } from "./hpke1.ts";
export { hpke1, readEncryptionHeader } from "./hpke1.ts";
export type { ServiceHosts, ServiceLink } from "./service-link.ts";
export { readServiceLink, writeServiceLink } from "./service-link.ts";
