// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sessionDrafts } from "../../../shared/forms/session-drafts.ts";
import { sessionStore } from "../../../shared/session/session-store.ts";
import { openPart, signInAna } from "../../../shared/testing/open-part.tsx";
import { testSettings } from "../../../shared/testing/registration-settings.ts";
import { stubWrites } from "../../../shared/testing/stub-gateway.ts";
import { LinkForm } from "./invitation-links.tsx";
import { OpenAccountForm } from "./open-account.tsx";

const { rules } = testSettings("gateway");

// Missing in jsdom.
Element.prototype.scrollTo = () => undefined;

beforeEach(() => {
  sessionStore.signedOut();
  signInAna(1);
});
afterEach(cleanup);

describe("the account form", () => {
  /** Opens the form with a gateway that opens every account. */
  const openAccountForm = async () => {
    const opened: unknown[] = [];
    const { t } = await openPart(
      <OpenAccountForm rules={rules} ownRate={0.5} onOpened={(account) => opened.push(account)} />,
      stubWrites([], { id: "M-1", name: "lucero" }).fetch,
    );
    const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: "input" });
    const fields = () => ({
      username: field(t("downlines.open.username")),
      password: field(t("downlines.open.password")),
      rebate: field(t("downlines.rebate")),
      agent: screen.getByRole<HTMLInputElement>("radio", { name: t("downlines.kinds.agent") }),
    });
    return {
      opened,
      fields,
      read: () => {
        const { username, password, rebate, agent: kind } = fields();
        return [username.value, password.value, rebate.value, kind.checked];
      },
      fill: () => {
        const { username, password, rebate, agent: kind } = fields();
        fireEvent.change(username, { target: { value: "lucero7" } });
        fireEvent.change(password, { target: { value: "Nopal2026verde" } });
        fireEvent.change(rebate, { target: { value: "0.3" } });
        fireEvent.click(kind);
      },
      send: () => fireEvent.click(screen.getByRole("button", { name: t("downlines.open.submit") })),
    };
  };

  it("restores everything but the password after a reload, only for the same agent", async () => {
    (await openAccountForm()).fill();
    cleanup();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain("Nopal2026verde");
    expect((await openAccountForm()).read()).toEqual(["lucero7", "", "0.3", true]);
    expect(sessionDrafts.get("open-account", ["username", "rebate", "agent"], "luz")).toEqual({});
  });

  it("is empty after an account was opened, and after the agent signed out", async () => {
    const form = await openAccountForm();
    form.fill();
    form.send();
    await waitFor(() => expect(form.opened).toHaveLength(1));
    cleanup();
    const next = await openAccountForm();
    expect(next.read()).toEqual(["", "", "", false]);
    next.fill();
    cleanup();
    sessionStore.signedOut();
    signInAna(1);
    expect((await openAccountForm()).read()).toEqual(["", "", "", false]);
  });
});

describe("the link form", () => {
  /** Opens the form with a gateway that creates every link. */
  const openLinkForm = async () => {
    const link = { code: "A1", agent: true, rebateRate: 0.3, joined: 0, createdAt: 1_000 };
    const { t } = await openPart(<LinkForm ownRate={0.5} />, stubWrites([], link).fetch);
    const rebate = screen.getByLabelText<HTMLInputElement>(t("downlines.rebate"), { selector: "input" });
    const kind = screen.getByRole<HTMLInputElement>("radio", { name: t("downlines.kinds.agent") });
    return {
      rebate,
      kind,
      fill: () => {
        fireEvent.change(rebate, { target: { value: "0.3" } });
        fireEvent.click(kind);
      },
      send: () => fireEvent.click(screen.getByRole("button", { name: t("downlines.link.submit") })),
    };
  };

  it("restores its terms after a reload, only for the same agent", async () => {
    (await openLinkForm()).fill();
    cleanup();
    const { rebate, kind } = await openLinkForm();
    expect([rebate.value, kind.checked]).toEqual(["0.3", true]);
    expect(sessionDrafts.get("invitation-link", ["rebate", "agent"], "luz")).toEqual({});
  });

  it("is empty after a link was created", async () => {
    const { rebate, fill, send } = await openLinkForm();
    fill();
    send();
    await waitFor(() => expect(rebate.value).toBe(""));
    cleanup();
    const next = await openLinkForm();
    expect([next.rebate.value, next.kind.checked]).toEqual(["", false]);
  });
});
