import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { createClient } from "@volado/api-client";
import { getStatus, login } from "@volado/api-client/endpoints";

// The published client in a worker thread of Node, as somebody would use it:
// `node in-worker.mjs <address of a gateway>` prints what came of it.

const clientOf = (baseUrl, more) =>
  createClient({
    baseUrl,
    merchant: "volado",
    platform: "M",
    language: () => "ES",
    session: { token: () => undefined, identity: () => undefined, expired: () => {} },
    storage: { get: () => null, set: () => {}, remove: () => {} },
    ...more,
  });

const failureOf = (promise) =>
  promise.then(
    () => "none",
    ({ kind }) => kind,
  );

const work = async (origin) => {
  let keys = [];
  const client = clientOf(origin, { encryptionKeys: () => keys });
  const site = await client.call(getStatus);
  keys = site.encryptionKeys;
  const words = { captcha: "", captchaId: "", remember: false };
  const session = await client.call(login, {
    type: "username",
    username: "jugador",
    password: "Volado2026",
    ...words,
  });
  const withoutAddress = await failureOf(clientOf("").call(getStatus));
  return { access: site.access, userName: session.userName, withoutAddress };
};

if (isMainThread) {
  const worker = new Worker(new URL(import.meta.url), { workerData: process.argv[2] });
  worker.once("message", (found) => process.stdout.write(`${JSON.stringify(found)}\n`));
} else {
  parentPort?.postMessage(await work(workerData));
}
