import { Aes128Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from "@hpke/core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { additionalData, createSuite, fromBase64Url, INFO, toBase64Url } from "./hpke1.ts";

const bytes = (hex: string) => new Uint8Array(Buffer.from(hex, "hex"));
const hex = (buffer: ArrayBuffer | Uint8Array) => Buffer.from(new Uint8Array(buffer)).toString("hex");

/**
 * Info, plaintext and first additional data of all RFC 9180 vectors: "Ode on a Grecian Urn", "Beauty is
 * truth…", "Count-0".
 */
const info = bytes("4f6465206f6e2061204772656369616e2055726e");
const plain = "4265617574792069732074727574682c20747275746820626561757479";
const aad = bytes("436f756e742d30");

/** RFC 9180, appendix A.3.1: DHKEM(P-256, HKDF-SHA256), HKDF-SHA256, AES-128-GCM, base mode. */
const a3 = {
  ikmE: "4270e54ffd08d79d5928020af4686d8f6b7d35dbe470265f1f5aa22816ce860e",
  enc: "04a92719c6195d5085104f469a8b9814d5838ff72b60501e2c4466e5e67b325ac98536d7b61a1af4b78e5b7f951c0900be863c403ce65c9bfcb9382657222d18c4",
  ikmR: "668b37171f1072f3cf12ea8a236a45df23fc13b82af3609ad1e354f6ef817550",
  pkR: "04fe8c19ce0905191ebc298a9245792531f26f0cece2460639e8bc39cb7f706a826a779b4cf969b8a0e539c7f62fb3d30ad6aa8f80e30f1d128aafd68a2ce72ea0",
  ct: "5ad590bb8baa577f8619db35a36311226a896e7342a6d836d8b7bcd2f20b6c7f9076ac232e3ab2523f39513434",
};

/** The RFC's reference test-vectors.json, mode 0, kem 16, kdf 1, aead 2: exactly our suite. */
const ours = {
  ikmE: "a90d3417c3da9cb6c6ae19b4b5dd6cc9529a4cc24efb7ae0ace1f31887a8cd6c",
  enc: "04c06b4f6bebc7bb495cb797ab753f911aff80aefb86fd8b6fcc35525f3ab5f03e0b21bd31a86c6048af3cb2d98e0d3bf01da5cc4c39ff5370d331a4f1f7d5a4e0",
  ikmR: "a0ce15d49e28bd47a18a97e147582d814b08cbe00109fed5ec27d1b4e9f6f5e3",
  pkR: "04abc7e49a4c6b3566d77d0304addc6ed0e98512ffccf505e6a8e3eb25c685136f853148544876de76c0f2ef99cdc3a05ccf5ded7860c7c021238f9e2073d2356c",
  ct: "58c61a45059d0c5704560e9d88b564a8b63f1364b8d1fcb3c4c6ddc1d291742465e902cd216f8908da49f8f96f",
};

const withAes128 = () =>
  new CipherSuite({ kem: new DhkemP256HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes128Gcm() });

describe.each([
  ["RFC 9180 A.3.1", withAes128, a3],
  ["the reference vector of our suite", createSuite, ours],
])("%s", (_, makeSuite, vector) => {
  test("keys, encapsulation and ciphertext agree, both ways", async () => {
    const suite = makeSuite();
    const recipient = await suite.kem.deriveKeyPair(bytes(vector.ikmR));
    expect(hex(await suite.kem.serializePublicKey(recipient.publicKey))).toBe(vector.pkR);

    const ekm = await suite.kem.deriveKeyPair(bytes(vector.ikmE));
    const sender = await suite.createSenderContext({ recipientPublicKey: recipient.publicKey, info, ekm });
    expect(hex(sender.enc)).toBe(vector.enc);
    expect(hex(await sender.seal(bytes(plain), aad))).toBe(vector.ct);

    const receiver = await suite.createRecipientContext({ recipientKey: recipient, enc: sender.enc, info });
    expect(hex(await receiver.open(bytes(vector.ct), aad))).toBe(plain);
  });
});

/** Our own vector: the whole of hpke1 with fixed keys, for ports of the cipher to other gateways. */
test("hpke1 with the reference keys encrypts a login to these bytes", async () => {
  const suite = createSuite();
  const { publicKey } = await suite.kem.deriveKeyPair(bytes(ours.ikmR));
  const ekm = await suite.kem.deriveKeyPair(bytes(ours.ikmE));
  const sender = await suite.createSenderContext({ recipientPublicKey: publicKey, info: INFO, ekm });
  const binding = additionalData(
    { method: "POST", path: "/api/login", module: undefined },
    1_767_225_600_000,
    "AAECAwQFBgcICQoLDA0ODw",
  );
  expect(new TextDecoder().decode(binding)).toBe("POST\n/api/login\n\n1767225600000\nAAECAwQFBgcICQoLDA0ODw");
  const encrypted = await sender.seal(new TextEncoder().encode('{"username":"ana"}'), binding);
  expect(hex(encrypted)).toMatchInlineSnapshot(
    `"223bb9f6ef12f7a16d33a8defe9171b7cf9fd7a86e7a8464632c60abf9a1c6d4863f"`,
  );
});

test("matches Node's encoding and round-trips", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const text = toBase64Url(bytes);
      expect(text).toBe(Buffer.from(bytes).toString("base64url"));
      expect([...fromBase64Url(text)]).toEqual([...bytes]);
    }),
  );
});

test.each(["a+b/", "ab==", "a b", "ñ"])("refuses %j", (text) => {
  expect(() => fromBase64Url(text)).toThrow();
});
