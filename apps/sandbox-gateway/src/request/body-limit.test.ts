import { endpoints } from "@volado/api-client/endpoints";
import { PICTURE_BYTES_MAX, PICTURES_MAX } from "@volado/domain/validation";
import { expect, it } from "vitest";
import * as z from "zod";
import { sendRaw, useGateway } from "../testing/index.ts";

const gateway = useGateway({ team: false });

/** More than any page beside the uploads accepts. */
const LONG = 70_000;

/** Firebase's errors have a shape of their own. */
const refusalSchema = z.union([
  z.object({ success: z.literal(false), code: z.string().min(1) }),
  z.object({ error: z.object({ code: z.literal(413), message: z.string().min(1) }) }),
]);

/** A body that doesn't state its length beforehand. */
const inChunks = (): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (let sent = 0; sent < LONG; sent += 10_000) controller.enqueue(new Uint8Array(10_000).fill(97));
      controller.close();
    },
  });

it.each([
  ["/api/login", 413],
  ["/api/pictures/none", 413],
  ["/console/api/faults", 413],
  ["/console/api/world/none", 413],
  ["/play/api/round", 413],
  ["/play/api/bets", 413],
  ["/pay/callback", 413],
  ["/pay/none", 413],
  ["/chat/none", 413],
  ["/vitals", 413],
  ["/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp", 413],
  ["/securetoken.googleapis.com/v1/token", 413],
  // These read no body.
  ["/console", 404],
  ["/console/assets/console.css", 404],
  ["/play/slots", 404],
  ["/oauth/google/authorize", 404],
  ["/downloads/ios", 404],
  ["/art/cover/x/JL-RNG-001.svg", 404],
  ["/m/home", 404],
  ["/nothing", 404],
])("a body that is too long for %s is answered with %i and a code", async (path, status) => {
  for (const body of ["a".repeat(LONG), inChunks()]) {
    const headers = { "Content-Type": "application/json" };
    const request = { method: "POST", body, duplex: "half", headers };
    const response = await fetch(gateway.url() + path, request);
    const text = await response.text();
    expect(response.status).toBe(status);
    // Otherwise the unread bytes would be parsed as the next call.
    if (status === 413) expect(response.headers.get("Connection")).toBe("close");
    expect(() => refusalSchema.parse(JSON.parse(text)), text).not.toThrow();
    expect(text).not.toMatch(/\bat .*\.ts|node_modules|Error:/);
  }
});

it.each(Object.values(endpoints).filter(({ codec }) => codec === "multipart"))(
  "too many bytes of pictures for $id are refused before one is read",
  async ({ method, path }) => {
    const bytes = PICTURES_MAX * PICTURE_BYTES_MAX + LONG;
    const head = `${method} ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${bytes}\r\n\r\n`;
    const answer = await sendRaw(gateway.url(), head);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer.toLowerCase()).toContain("connection: close");
  },
);
