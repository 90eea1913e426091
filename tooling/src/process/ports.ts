import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { PlainFailure } from "./run.ts";

/** A TCP port on the loopback interface that was free a moment ago. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => {
        if (address === null || typeof address === "string") reject(new Error("The server has no TCP port."));
        else resolve(address.port);
      });
    });
  });

/** @throws PlainFailure if the port is in use */
export const requirePort = (port: string, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    // Other errors of the port are reported by the program that will listen on it.
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EADDRINUSE") return resolve();
      const other = `PORT=${Number(port) + 1} npx -y pnpm@12 start`;
      reject(new PlainFailure(`Port ${port} is taken: stop what listens there, or start with ${other}.`));
    });
    server.listen(Number(port), host, () => server.close(() => resolve()));
  });

/** Waits until a URL responds with success. @throws Error after `seconds` */
export const waitForUrl = async (url: string, seconds: number): Promise<void> => {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(50)) {
    const isReady = await fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
  }
  throw new Error(`${url} did not answer within ${seconds} s.`);
};
