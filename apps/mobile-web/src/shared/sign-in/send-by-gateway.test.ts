import { NetworkError, RejectedError } from "@volado/api-client";
import type { HumanProof, SmsAnswer } from "@volado/domain/security";
import { describe, expect, it, vi } from "vitest";
import { type SmsGateway, sendByGateway } from "./send-by-gateway.ts";

const to = { mobile: "5512345678", diallingCode: "52", purpose: "login" } as const;
const proof: HumanProof = { lotNumber: "1", output: "o", passToken: "p", generatedAt: "1" };
const sent: SmsAnswer = { expiresAt: 60_000, sentAt: 0 };
const asksForHuman = new RejectedError("sendSmsCode", { status: 403, code: "human_verification_required" });

/** A gateway that returns these responses in turn, and a player who slides or closes the dialog. */
const setUp = (
  answers: readonly (SmsAnswer | Error)[],
  { needsHuman = false, slides = true }: { needsHuman?: boolean; slides?: boolean } = {},
) => {
  const send = vi.fn<SmsGateway["send"]>();
  for (const answer of answers) {
    if (answer instanceof Error) send.mockRejectedValueOnce(answer);
    else send.mockResolvedValueOnce(answer);
  }
  const verify = vi.fn(() => Promise.resolve(slides ? proof : undefined));
  return { send, verify, sending: () => sendByGateway({ send, verify, needsHuman }, to) };
};

describe("a code by the gateway", () => {
  it("is sent at once if no proof is required", async () => {
    const { send, verify, sending } = setUp([sent]);
    expect(await sending()).toBe(sent);
    expect(verify).not.toHaveBeenCalled();
    expect(send.mock.calls).toEqual([[{ ...to, proof: undefined }]]);
  });

  it("is sent with a proof if the settings require one", async () => {
    const { send, sending } = setUp([sent], { needsHuman: true });
    expect(await sending()).toBe(sent);
    expect(send.mock.calls).toEqual([[{ ...to, proof }]]);
  });

  it("is sent again, once, if the gateway requires a proof after all", async () => {
    const { send, sending } = setUp([asksForHuman, sent]);
    expect(await sending()).toBe(sent);
    expect(send.mock.calls).toEqual([[{ ...to, proof: undefined }], [{ ...to, proof }]]);
  });

  it("fails if the gateway refuses the proof, without another verification", async () => {
    const { verify, sending } = setUp([asksForHuman, asksForHuman]);
    await expect(sending()).rejects.toBe(asksForHuman);
    expect(verify).toHaveBeenCalledTimes(1);
  });

  it.each([true, false])(
    "is not sent if the player closes the dialog (required by the settings: %s)",
    async (needsHuman) => {
      const { send, sending } = setUp([asksForHuman], { needsHuman, slides: false });
      expect(await sending()).toBe(undefined);
      expect(send).toHaveBeenCalledTimes(needsHuman ? 0 : 1);
    },
  );

  it("fails as the call does", async () => {
    const offline = new NetworkError("sendSmsCode", new TypeError("offline"));
    const { verify, sending } = setUp([offline]);
    await expect(sending()).rejects.toBe(offline);
    expect(verify).not.toHaveBeenCalled();
  });
});
