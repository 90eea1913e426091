// @vitest-environment jsdom
import { startRegistration } from "@simplewebauthn/browser";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { closePart, openPart, signInAna } from "../../../shared/testing/open-part.tsx";
import { stubDialogs } from "../../../shared/testing/stub-dialogs.ts";
import { sentBody } from "../../../shared/testing/stub-gateway.ts";
import { overview } from "../testing/open-form.tsx";
import Passkeys from "./passkeys.tsx";

vi.mock("@simplewebauthn/browser", () => ({ startRegistration: vi.fn() }));

const options = {
  rp: { id: "site.example", name: "Volado" },
  user: { id: "YW5h", name: "ana", displayName: "ana" },
  challenge: "cmV0bw",
  pubKeyCredParams: [{ type: "public-key", alg: -7 }],
  excludeCredentials: [],
  authenticatorSelection: { residentKey: "required", userVerification: "required" },
};
const created = { clientDataJSON: "Y2xpZW50", attestationObject: "b2JqZXRv" };
/** Noon of the 21st in the merchant's time zone. */
const at = Date.UTC(2026, 10, 21, 18);
const phone = { id: "dW5v", browser: "Chrome", device: "Android", addedAt: at, usedAt: at };
const unknown = { id: "ZG9z", browser: null, device: null, addedAt: at, usedAt: null };

/** Renders the page; writes answer with these refusals, in turn, then succeed. */
const show = async (passkeys: readonly object[], refusals: readonly string[] = [], over = {}) => {
  const left = [...refusals];
  const sent: { readonly path: string; readonly body: unknown }[] = [];
  const { t } = await openPart(<Passkeys overview={{ ...overview, ...over }} />, async (path, { body }) => {
    if (!body) return Response.json({ success: true, value: passkeys });
    sent.push({ path, body: sentBody(body) });
    const code = left.shift();
    if (code !== undefined) return Response.json({ success: false, code }, { status: 403 });
    return Response.json({ success: true, value: path.endsWith("/options") ? options : phone });
  });
  await screen.findByRole("heading", { name: t("security.rows.passkeys") });
  const add = (password: string) => {
    fireEvent.change(screen.getByLabelText(t("security.ownPassword")), { target: { value: password } });
    fireEvent.click(screen.getByRole("button", { name: t("security.passkeys.add") }));
  };
  return { t, sent, add };
};

beforeEach(() => {
  stubDialogs();
  signInAna();
  vi.stubGlobal("PublicKeyCredential", class {});
  vi.mocked(startRegistration).mockResolvedValue({
    id: "bGxhdmU",
    rawId: "bGxhdmU",
    type: "public-key",
    response: { ...created, transports: ["internal"] },
    clientExtensionResults: {},
  });
});
afterEach(() => {
  closePart();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

describe("adding a passkey", () => {
  it("sends the password, then what the browser created, and clears the form", async () => {
    const { t, sent, add } = await show([]);
    add("Nopal2026");
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([
      { path: "/api/member/passkeys/options", body: { password: "Nopal2026" } },
      { path: "/api/member/passkeys", body: { id: "bGxhdmU", ...created, transports: ["internal"] } },
    ]);
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>(t("security.ownPassword")).value).toBe(""),
    );
  });

  it("requires the password, and shows a wrong one at its field until it changes", async () => {
    const { t, sent, add } = await show([], ["old_password_wrong"]);
    add("");
    await screen.findByText(t("errors.oldPasswordRequired"));
    const field = screen.getByLabelText(t("security.ownPassword"));
    expect(document.activeElement).toBe(field);
    field.blur();
    expect(sent).toEqual([]);
    add("Nopal2025");
    await screen.findByText(t("errors.oldPasswordWrong"));
    expect(document.activeElement).toBe(field);
    expect(startRegistration).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText(t("security.ownPassword")), { target: { value: "Nopal2026" } });
    expect(screen.queryByText(t("errors.oldPasswordWrong"))).toBe(null);
  });

  it.each([
    ["NotAllowedError", "errors.passkeyCancelled"],
    ["InvalidStateError", "errors.passkeyExists"],
  ] as const)("explains the browser's %s and keeps the password", async (name, key) => {
    vi.mocked(startRegistration).mockRejectedValue(Object.assign(new Error(name), { name }));
    const { t, add } = await show([]);
    add("Nopal2026");
    await screen.findByText(t(key));
    expect(screen.getByLabelText<HTMLInputElement>(t("security.ownPassword")).value).toBe("Nopal2026");
  });

  it("leads accounts without a password to one, and browsers without WebAuthn elsewhere", async () => {
    const { t } = await show([], [], { hasPassword: false });
    const link = screen.getByRole("link", { name: t("security.passkeys.createPassword") });
    expect(link.getAttribute("href")).toBe("/m/forget");
    closePart();
    vi.unstubAllGlobals();
    signInAna();
    await show([]);
    expect(screen.getByText(t("security.passkeys.unsupported"))).toBeTruthy();
    expect(screen.queryByRole("button")).toBe(null);
  });
});

describe("the list of passkeys", () => {
  it("names browser and device, with days of addition and last login", async () => {
    const { t } = await show([phone, unknown]);
    const [first, second] = screen.getAllByRole("listitem");
    expect(first?.textContent).toContain("Chrome en Android");
    expect(first?.textContent).toContain("21\u00a0nov\u00a02026, 12:00");
    expect(second?.textContent).toContain(t("security.passkeys.unknown"));
    expect(second?.textContent).toContain(t("security.passkeys.unused"));
  });

  it("removes one after a confirmation, which shows a failure", async () => {
    const { t, sent } = await show([phone], ["server_error"]);
    const named = t("security.cards.removeNamed", { card: "Chrome en Android" });
    fireEvent.click(screen.getByRole("button", { name: named }));
    const dialog = within(screen.getByRole("dialog", { name: t("security.passkeys.removeTitle") }));
    const confirm = () => fireEvent.click(dialog.getByRole("button", { name: t("security.cards.remove") }));
    expect(sent).toEqual([]);
    confirm();
    await dialog.findByRole("alert");
    confirm();
    const removal = { path: "/api/member/passkeys/remove", body: { id: "dW5v" } };
    await waitFor(() => expect(sent).toEqual([removal, removal]));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBe(null));
  });
});
