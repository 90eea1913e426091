import { connect } from "node:net";
import { expect, it } from "vitest";
import { useMember } from "../testing/index.ts";
import { defaultReceiveTimes } from "./slow-senders.ts";

/** The default times divided by a hundred. */
const times = { head: 200, body: 200, upload: 900, checkEvery: 20 };
const gateway = useMember("jugador", { receive: times });

/** Sends the beginning at once and then a little at a time, until the gateway closes the connection. */
const trickle = (begin: string, drop: string): Promise<{ answer: string; afterMs: number }> =>
  new Promise((resolve, reject) => {
    const begun = performance.now();
    let answer = "";
    let tap: NodeJS.Timeout | undefined;
    const socket = connect(Number(new URL(gateway.url()).port), "127.0.0.1", () => {
      socket.write(begin);
      // Only once connected: data written earlier is buffered and sent at once.
      tap = setInterval(() => socket.write(drop), 20);
    });
    socket.setTimeout(10_000, () => socket.destroy(new Error("It was never closed.")));
    socket.on("data", (chunk) => {
      answer += chunk.toString("latin1");
    });
    socket.on("error", (error) => {
      // The gateway may already have closed the connection.
      if (!/EPIPE|ECONNRESET/.test(error.message)) reject(error);
    });
    socket.on("close", () => {
      clearInterval(tap);
      resolve({ answer, afterMs: performance.now() - begun });
    });
  });

const post = (path: string, host = "x", method = "POST") =>
  `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n`;
const chunked = "POST /vitals HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n";

it.each([
  ["the head of a call", "GET /api/status HTTP/1.1\r\nHost: x\r\n", "X-More: 1\r\n"],
  ["the body of a call", post("/api/login"), " "],
  ["the body of a spin", post("/play/api/round"), " "],
  ["the body of a payment's answer", post("/pay/callback"), " "],
  ["the body of the console's call", post("/console/api/faults", "localhost", "PATCH"), " "],
  ["a body in chunks", chunked, "1\r\na\r\n"],
])("a slow sender of %s is answered with 408 and disconnected", async (_what, begin, drop) => {
  const { answer, afterMs } = await trickle(begin, drop);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(afterMs).toBeGreaterThanOrEqual(times.body - 20);
});

it("a slow sender of pictures has longer, but not for ever", async () => {
  const own = `Token: ${await gateway.logIn()}\r\nContent-Type: multipart/form-data; boundary=x\r\n`;
  const begin = `POST /api/deposits/receipt HTTP/1.1\r\nHost: x\r\n${own}Content-Length: 1000\r\n\r\n`;
  const { answer, afterMs } = await trickle(begin, " ");
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(afterMs).toBeGreaterThan(times.upload - 50);
});

it("allows 20 seconds for a head or a body by default", () => {
  expect(defaultReceiveTimes).toMatchObject({ head: 20_000, body: 20_000, checkEvery: 1_000 });
});
