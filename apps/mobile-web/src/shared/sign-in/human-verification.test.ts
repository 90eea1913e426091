// @vitest-environment jsdom

import { type LoginInput, login } from "@volado/api-client/endpoints";
import { afterEach, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { testSite } from "../testing/test-site.tsx";
import { humanVerification, withHumanProof } from "./human-verification.ts";

const proof = { lotNumber: "1", output: "", passToken: "2", generatedAt: "3" };
const input: LoginInput = {
  type: "username",
  username: "ana",
  password: "Volado2026",
  captcha: "",
  captchaId: "",
  remember: false,
};
const encrypted = z.object({ data: z.string() });

/** Logs in with a gateway that refuses with these codes in turn, and then accepts. */
const logIn = async (verified: typeof proof | undefined, ...refusals: string[]) => {
  const verify = vi.spyOn(humanVerification, "verify").mockResolvedValue(verified);
  const proofs: unknown[] = [];
  const { client } = testSite(async (_address, { body }) => {
    proofs.push(Reflect.get(JSON.parse(encrypted.parse(JSON.parse(String(body))).data), "geetest"));
    const code = refusals.shift();
    if (code) return Response.json({ success: false, code }, { status: 403 });
    const value = { token: "t", userName: "ana", type: 0, firstTimeLogin: false };
    return Response.json({ success: true, value });
  });
  const [{ status }] = await Promise.allSettled([
    withHumanProof((typed) => client.call(login, typed), input),
  ]);
  return { status, proofs, requested: verify.mock.calls.length };
};

afterEach(() => void vi.restoreAllMocks());

const required = "human_verification_required";
const sent = expect.objectContaining({ lot_number: "1" });

it.each([
  ["is made once if none is required", proof, [], "fulfilled", [undefined], 0],
  ["is repeated with a proof if one is required", proof, [required], "fulfilled", [undefined, sent], 1],
  ["fails when the player closes the verification", undefined, [required], "rejected", [undefined], 1],
  ["fails if the proof is refused too", proof, [required, required], "rejected", [undefined, sent], 1],
  ["fails for any other reason without asking", proof, ["wrong_password"], "rejected", [undefined], 0],
])(
  "a call that may need a human verification %s",
  async (_name, verified, refusals, status, proofs, requested) => {
    expect(await logIn(verified, ...refusals)).toEqual({ status, proofs, requested });
  },
);
