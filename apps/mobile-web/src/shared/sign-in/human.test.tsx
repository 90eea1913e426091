// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { loadTexts } from "@volado/i18n";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stubDialogs } from "../testing/stub-dialogs.ts";
import { testSite } from "../testing/test-site.tsx";
import { HumanHost } from "./human-host.tsx";
import { humanVerification } from "./human-verification.ts";

const wireProof = { lot_number: "lot", captcha_output: "out", pass_token: "pass", gen_time: "1790000000" };
const proof = { lotNumber: "lot", output: "out", passToken: "pass", generatedAt: "1790000000" };
const accepted = () => Response.json({ success: true, value: wireProof });
const refused = () => Response.json({ success: false, code: "human_verification_failed" }, { status: 422 });
const offline = (): Response => {
  throw new TypeError("offline");
};

/** A screen with a gateway that returns these results for slides and challenges, in turn. */
const openScreen = async (
  answers: readonly (() => Response)[] = [],
  challenges: readonly (() => Response)[] = [],
) => {
  const answered: unknown[] = [];
  let requested = 0;
  const { texts, wrapper } = testSite(async (address, init) => {
    if (address.startsWith("/api/human/challenge")) {
      requested += 1;
      return (
        challenges[requested - 1]?.() ??
        Response.json({ success: true, value: { challenge: `challenge ${requested}` } })
      );
    }
    answered.push(JSON.parse(String(init?.body)));
    return (answers[answered.length - 1] ?? accepted)();
  });
  await loadTexts(texts, "account");
  const { unmount } = render(<HumanHost />, { wrapper });
  return {
    answered,
    unmount,
    text: (key: "sms.human.failed" | "common.retry" | "common.close" | "errors.network") => texts.t(key),
    /** The slide bar, once its challenge is loaded. */
    bar: () => screen.findByRole("slider"),
  };
};

beforeEach(stubDialogs);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("a human verification", () => {
  it("renders nothing until it is requested", async () => {
    await openScreen();
    expect(screen.queryByRole("dialog")).toBe(null);
  });

  it("resolves to the proof of a slide", async () => {
    const { answered, bar } = await openScreen();
    const verified = humanVerification.verify();
    fireEvent.keyDown(await bar(), { key: "End" });
    expect(await verified).toEqual(proof);
    expect(answered).toEqual([{ challenge: "challenge 1", duration: expect.any(Number) }]);
  });

  it("focuses the bar, and counts the time before a keyboard's only press as part of the gesture", async () => {
    const { answered, bar } = await openScreen();
    // The bar has been ready for a while when the keyboard reaches it.
    const now = performance.now.bind(performance);
    const earlier = vi.spyOn(performance, "now").mockImplementation(() => now() - 120);
    const verified = humanVerification.verify();
    const slider = await bar();
    expect(document.activeElement).toBe(slider);
    earlier.mockRestore();
    act(() => {
      slider.blur();
      slider.focus();
    });
    fireEvent.keyDown(slider, { key: "End" });
    await verified;
    // The sandbox refuses less than 80 ms as a script's.
    expect(answered).toEqual([{ challenge: "challenge 1", duration: expect.toSatisfy((ms) => ms >= 80) }]);
  });

  it("loads a new challenge after a refused slide", async () => {
    const { answered, bar, text } = await openScreen([refused]);
    const verified = humanVerification.verify();
    fireEvent.keyDown(await bar(), { key: "End" });
    await screen.findByText(text("sms.human.failed"));
    fireEvent.keyDown(await bar(), { key: "End" });
    expect(await verified).toEqual(proof);
    expect(answered).toMatchObject([{ challenge: "challenge 1" }, { challenge: "challenge 2" }]);
  });

  it("shows a failed call and allows another slide", async () => {
    const { bar, text } = await openScreen([offline]);
    const verified = humanVerification.verify();
    fireEvent.keyDown(await bar(), { key: "End" });
    await screen.findByText(text("errors.network"));
    fireEvent.keyDown(await bar(), { key: "End" });
    expect(await verified).toEqual(proof);
  });

  it("shows a retry button if the challenge can't be loaded", async () => {
    const { bar, text } = await openScreen([], [offline]);
    const verified = humanVerification.verify();
    fireEvent.click(await screen.findByRole("button", { name: text("common.retry") }));
    fireEvent.keyDown(await bar(), { key: "End" });
    expect(await verified).toEqual(proof);
  });

  it("resolves to undefined when closed, and starts from scratch next time", async () => {
    const { answered, bar, text } = await openScreen();
    const verified = humanVerification.verify();
    await bar();
    fireEvent.click(screen.getByRole("button", { name: text("common.close") }));
    expect(await verified).toBe(undefined);
    await waitFor(() => expect(screen.queryByRole("slider")).toBe(null));
    const again = humanVerification.verify();
    fireEvent.keyDown(await bar(), { key: "End" });
    expect(await again).toEqual(proof);
    expect(answered).toMatchObject([{ challenge: "challenge 2" }]);
  });

  it("resolves to undefined when its screen unmounts", async () => {
    const { unmount, bar } = await openScreen();
    const verified = humanVerification.verify();
    await bar();
    act(unmount);
    expect(await verified).toBe(undefined);
  });

  it("is shared by concurrent callers", async () => {
    const { answered, bar } = await openScreen();
    const both = Promise.all([humanVerification.verify(), humanVerification.verify()]);
    fireEvent.keyDown(await bar(), { key: "End" });
    expect(await both).toEqual([proof, proof]);
    expect(answered).toHaveLength(1);
  });

  it("rejects without a mounted host", async () => {
    await expect(humanVerification.verify()).rejects.toThrow("<HumanHost />");
  });
});
