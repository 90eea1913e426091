// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import type { RememberedLogin } from "@volado/domain/session";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { sessionDrafts } from "../../../shared/forms/session-drafts.ts";
import { readEarlyInput, replayInput } from "../../../shared/prerender/replay-input.ts";
import { sessionStore } from "../../../shared/session/session-store.ts";
import { rememberedLogin } from "../../../shared/sign-in/remembered-login.ts";
import { openPart } from "../../../shared/testing/open-part.tsx";
import { sentBody } from "../../../shared/testing/stub-gateway.ts";
import type { LoginDefaults } from "../login-method.ts";
import { UsernameForm } from "./username-form.tsx";

/** The gateway's response to one login. */
type LoginAnswer = "accepted" | { readonly code: string; readonly captcha: boolean };

const sentSchema = z.object({ captcha: z.string(), captchaId: z.optional(z.string()) });
const accepted = {
  success: true,
  value: { token: "secret", userName: "ana", type: 0, firstTimeLogin: false },
};

const refused = (code: string, captcha = false): LoginAnswer => ({ code, captcha });

/** Opens the form with these gateway responses in turn, and captcha pictures named by their number. */
const openFormWith = async (defaults: LoginDefaults | undefined, ...answers: readonly LoginAnswer[]) => {
  const sent: z.infer<typeof sentSchema>[] = [];
  let pictures = 0;
  const { t } = await openPart(
    <UsernameForm kind="players" defaults={defaults} />,
    async (address, { body }) => {
      if (address.startsWith("/api/captcha")) {
        pictures += 1;
        const image = `data:image/png;base64,${btoa(`picture ${pictures}`)}`;
        return Response.json({ success: true, value: { id: `id ${pictures}`, image } });
      }
      const answer = answers[sent.length] ?? "accepted";
      sent.push(sentSchema.parse(sentBody(body)));
      if (answer === "accepted") return Response.json(accepted);
      const { code, captcha } = answer;
      return Response.json({ success: false, code, value: { captcha } }, { status: 403 });
    },
  );

  const type = (label: string, text: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  const picture = () => {
    const source = screen.queryByAltText(t("auth.captchaImage"))?.getAttribute("src") ?? "";
    return atob(source.replace(/^.*,/, ""));
  };

  return {
    t,
    /** The captcha fields of each login. */
    sent,
    captcha: () => screen.queryByLabelText<HTMLInputElement>(t("auth.captcha")),
    typeCaptcha: (digits: string) => type(t("auth.captcha"), digits),
    /** Waits until this picture, counted from 1, is shown. */
    pictureShown: (number: number) => waitFor(() => expect(picture()).toBe(`picture ${number}`)),
    tapPicture: () => fireEvent.click(screen.getByRole("button", { name: t("auth.captchaRefresh") })),
    /** Submits the form and waits for the response. */
    logIn: async () => {
      const before = sent.length;
      type(t("auth.username"), "ana");
      type(t("auth.password"), "Volado2026");
      const submit = screen.getByRole("button", { name: t("auth.submit") });
      fireEvent.click(submit);
      await waitFor(() => expect(sent).toHaveLength(before + 1));
      await waitFor(() => expect(submit.getAttribute("aria-busy")).toBe(null));
    },
  };
};

const wrongPassword = refused("wrong_password");
const wrongPasswordAgain = refused("wrong_password", true);
const wrongCaptcha = refused("captcha_wrong", true);

beforeEach(() => sessionStore.signedOut());
afterEach(cleanup);

/** Opens the form without defaults. */
const openForm = (...answers: readonly LoginAnswer[]) => openFormWith(undefined, ...answers);

it("does not prefill registration with a remembered username, which already has an account", async () => {
  await openFormWith({ type: "username", username: "lucero", remembered: true });
  expect(sessionDrafts.get("account-entry", ["username"])).toEqual({});
});

it.each([
  ["user_not_found", "errors.userNotFound", "auth.username", "auth.password"],
  ["wrong_password", "errors.wrongPassword", "auth.password", "auth.username"],
] as const)("marks and focuses the field to correct after %s", async (code, why, wrong, right) => {
  const { t, logIn } = await openForm(refused(code));
  await logIn();
  const field = screen.getByLabelText(t(wrong));
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(field.getAttribute("aria-describedby")).toBe(screen.getByText(t(why)).id);
  expect(document.activeElement).toBe(field);
  expect(screen.getByLabelText(t(right)).getAttribute("aria-invalid")).toBe(null);
});

describe("the captcha of the login", () => {
  it("is hidden at first, and after a refusal without the flag", async () => {
    const form = await openForm(wrongPassword);
    expect(form.captcha()).toBe(null);
    await form.logIn();
    expect(screen.getByText(form.t("errors.wrongPassword"))).toBeTruthy();
    expect(form.captcha()).toBe(null);
    expect(form.sent).toEqual([{ captcha: "" }]);
  });

  it("is shown at first if a refusal with the flag led to the form", async () => {
    const form = await openFormWith({ type: "username", username: "ana", captcha: true, remembered: false });
    await form.pictureShown(1);
    form.typeCaptcha("4321");
    await form.logIn();
    expect(form.sent).toEqual([{ captcha: "4321", captchaId: "id 1" }]);
  });

  it("appears after a refusal with the flag, and is sent with its picture's id", async () => {
    const form = await openForm(wrongPasswordAgain, "accepted");
    await form.logIn();
    await form.pictureShown(1);
    form.typeCaptcha("4321");
    await form.logIn();
    expect(form.sent[1]).toEqual({ captcha: "4321", captchaId: "id 1" });
    expect(sessionStore.getState().session).toMatchObject({ userName: "ana", token: "secret" });
  });

  it("says why it appears, and is required once shown", async () => {
    const form = await openForm(wrongPasswordAgain);
    await form.logIn();
    await form.pictureShown(1);
    expect(screen.getByText(form.t("auth.captchaAsked", { max: 6 }))).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: form.t("auth.submit") }));
    await waitFor(() => expect(form.captcha()?.getAttribute("aria-invalid")).toBe("true"));
    expect(form.sent).toHaveLength(1);
    expect(screen.queryByText(form.t("errors.wrongPassword"))).toBe(null);
  });

  it("shows a new picture and an empty field after each further refusal, whatever its reason", async () => {
    const form = await openForm(wrongPasswordAgain, wrongPassword, wrongCaptcha);
    await form.logIn();
    for (const number of [1, 2]) {
      await form.pictureShown(number);
      form.typeCaptcha("1111");
      await form.logIn();
      await form.pictureShown(number + 1);
      expect(form.captcha()?.value).toBe("");
    }
    form.typeCaptcha("2222");
    await form.logIn();
    expect(form.sent[3]).toEqual({ captcha: "2222", captchaId: "id 3" });
  });

  it("shows a wrong answer at its field, and other failures above the form", async () => {
    const form = await openForm(wrongPasswordAgain, wrongCaptcha);
    await form.logIn();
    await form.pictureShown(1);
    expect(screen.getByText(form.t("errors.wrongPassword"))).toBeTruthy();
    form.typeCaptcha("1111");
    await form.logIn();
    const message = screen.getByText(form.t("errors.captchaWrong"));
    expect(form.captcha()?.getAttribute("aria-describedby")?.split(" ")).toContain(message.id);
    expect(screen.queryByText(form.t("errors.wrongPassword"))).toBe(null);
  });

  it("shows another picture and clears the field when the picture is tapped", async () => {
    const form = await openForm(wrongPasswordAgain);
    await form.logIn();
    await form.pictureShown(1);
    form.typeCaptcha("1111");
    form.tapPicture();
    await form.pictureShown(2);
    expect(form.captcha()?.value).toBe("");
    form.typeCaptcha("2222");
    await form.logIn();
    expect(form.sent[1]).toEqual({ captcha: "2222", captchaId: "id 2" });
  });
});

describe("a remembered login", () => {
  const remembered = { type: "username", username: "ana", captcha: false, remembered: true } as const;
  const passwordShown = (t: (key: "auth.password") => string) =>
    screen.getByLabelText<HTMLInputElement>(t("auth.password")).value;

  beforeEach(() => {
    sessionStorage.clear();
    vi.spyOn(rememberedLogin, "read").mockResolvedValue({
      type: "username",
      username: "ana",
      password: "Volado2026",
      diallingCode: "52",
    });
  });
  afterEach(() => void vi.restoreAllMocks());

  it("fills in its password with its username", async () => {
    const { t } = await openFormWith(remembered);
    await waitFor(() => expect(passwordShown(t)).toBe("Volado2026"));
  });

  it("never shows its password: only one that the player types instead", async () => {
    const { t } = await openFormWith(remembered);
    const input = screen.getByLabelText<HTMLInputElement>(t("auth.password"));
    const show = () => screen.queryByRole("button", { name: t("auth.showPassword") });
    await waitFor(() => expect(input.value).toBe("Volado2026"));
    await waitFor(() => expect(show()).toBe(null));
    act(() => void input.dispatchEvent(new InputEvent("beforeinput", { bubbles: true, data: "N" })));
    expect(input.value).toBe("");
    fireEvent.change(input, { target: { value: "Nopal2026" } });
    fireEvent.click(show() ?? input);
    expect([input.type, input.value]).toEqual(["text", "Nopal2026"]);
  });

  it("stays hidden if the button was pressed before it was filled in", async () => {
    let resolve: (login: RememberedLogin) => void = () => undefined;
    const read = new Promise<RememberedLogin>((done) => {
      resolve = done;
    });
    vi.spyOn(rememberedLogin, "read").mockReturnValue(read);
    const { t } = await openFormWith(remembered);
    fireEvent.click(screen.getByRole("button", { name: t("auth.showPassword") }));
    const input = screen.getByLabelText<HTMLInputElement>(t("auth.password"));
    expect(input.type).toBe("text");
    await act(async () =>
      resolve({ type: "username", username: "ana", password: "Volado2026", diallingCode: "52" }),
    );
    await waitFor(() => expect(input.value).toBe("Volado2026"));
    expect(input.type).toBe("password");
  });

  it.each([
    [undefined, true],
    [true, false],
  ] as const)(
    "has its box ticked unless its password was forgotten (%s)",
    async (passwordForgotten, ticked) => {
      const { t } = await openFormWith({ ...remembered, passwordForgotten });
      expect(screen.getByLabelText<HTMLInputElement>(t("auth.remember")).checked).toBe(ticked);
    },
  );

  it("does not fill in its password for another username typed before", async () => {
    sessionDrafts.set("account-entry", { username: "lucero_7" });
    const { t } = await openFormWith(remembered);
    await waitFor(() => expect(rememberedLogin.read).toHaveBeenCalled());
    await act(() => Promise.resolve());
    expect(screen.getByLabelText<HTMLInputElement>(t("auth.username")).value).toBe("lucero_7");
    expect(passwordShown(t)).toBe("");
  });
});

it("stores what was typed before its code loaded, for the other forms", async () => {
  sessionStorage.clear();
  const prerendered = document.createElement("form");
  prerendered.innerHTML = '<input name="username" value="lucero_7"><input name="password" value="Nopal2026">';
  readEarlyInput(prerendered);
  await openFormWith(undefined);
  replayInput(document.createElement("form"));
  expect(sessionDrafts.get("account-entry", ["username", "password"])).toEqual({ username: "lucero_7" });
});
