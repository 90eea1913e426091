import { connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { useGateway } from "../testing/test-gateway.ts";
import { defaultReceiveTimes } from "./slow-senders.ts";

/** The house's times divided by a hundred. */
const times = { head: 200, body: 200, upload: 900, checkEvery: 20 };
const gateway = useGateway({ team: false, receive: times });
afterEach(() => expect(gateway.log).toEqual([]));

interface Closed {
  readonly answer: string;
  readonly afterMs: number;
}

/** Sends the beginning at once and then one drop after the other, until the gateway closes the connection. */
const trickle = (begin: string, drop: string): Promise<Closed> =>
  new Promise((resolve, reject) => {
    const begun = performance.now();
    let answer = "";
    let tap: NodeJS.Timeout | undefined;
    const socket = connect(Number(new URL(gateway.url()).port), "127.0.0.1", () => {
      socket.write(begin);
      // Not before: what is written while the connection is still made goes out first.
      tap = setInterval(() => socket.write(drop), 20);
    });
    socket.setTimeout(10_000, () => socket.destroy(new Error("It was never closed.")));
    socket.on("data", (chunk) => {
      answer += chunk.toString("latin1");
    });
    socket.on("error", (error) => {
      // A drop may meet the closed end.
      if (!/EPIPE|ECONNRESET/.test(error.message)) reject(error);
    });
    socket.on("close", () => {
      clearInterval(tap);
      resolve({ answer, afterMs: performance.now() - begun });
    });
  });

const post = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n`;

describe("a sender that takes its time", () => {
  it.each([
    ["its head", "GET /api/status HTTP/1.1\r\nHost: x\r\n", "X-More: 1\r\n"],
    ["the body of a call", post("/api/login"), " "],
    ["the body of a spin", post("/play/api/round"), " "],
    ["the body of a payment's answer", post("/pay/callback"), " "],
    [
      "the body of the console's call",
      post("/console/api/faults").replace("POST", "PATCH").replace("Host: x", "Host: localhost"),
      " ",
    ],
    [
      "a body in chunks",
      "POST /vitals HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n",
      "1\r\na\r\n",
    ],
  ])("with %s is told so and cut off", async (_what, begin, drop) => {
    const { answer, afterMs } = await trickle(begin, drop);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(afterMs).toBeGreaterThanOrEqual(times.body - 20);
  });

  it("has longer for pictures, but not for ever", async () => {
    const own = `Token: ${await gateway.logIn()}\r\nContent-Type: multipart/form-data; boundary=x\r\n`;
    const begin = `POST /api/deposits/receipt HTTP/1.1\r\nHost: x\r\n${own}Content-Length: 1000\r\n\r\n`;
    const { answer, afterMs } = await trickle(begin, " ");
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(afterMs).toBeGreaterThan(times.upload - 50);
  });

  it("is waited for 20 seconds by a gateway that nobody told otherwise", () => {
    expect(defaultReceiveTimes).toMatchObject({ head: 20_000, body: 20_000, checkEvery: 1_000 });
  });
});
