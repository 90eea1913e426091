// @vitest-environment jsdom
import { globSync, readFileSync } from "node:fs";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SmsForm } from "../features/auth/components/sms-login.tsx";
import { TrialStart } from "../features/auth/components/trial-start.tsx";
import { UsernameForm } from "../features/auth/components/username-form.tsx";
import { DepositForm } from "../features/deposit/components/deposit-form.tsx";
import { ReceiptForm } from "../features/deposit/components/receipt-form.tsx";
import { LinkForm } from "../features/downlines/components/invitation-links.tsx";
import { OpenAccountForm } from "../features/downlines/components/open-account.tsx";
import { serializeReceivers } from "../features/downlines/receivers.ts";
import { WriteForm } from "../features/inbox/components/write-form.tsx";
import { ChangePasswordForm } from "../features/passwords/components/change-password.tsx";
import { RetrieveForm } from "../features/passwords/components/retrieve-form.tsx";
import { SetPasswordForm } from "../features/passwords/components/set-password-form.tsx";
import { OwnApplication } from "../features/promotions/components/own-application.tsx";
import { RegistrationForm } from "../features/registration/components/registration-form.tsx";
import { allSwitches, settingsWith } from "../features/registration/testing/registration-forms.ts";
import { PromoCodeForm } from "../features/rewards/components/promo-code-form.tsx";
import { BankCardForm } from "../features/security/components/bank-card-form.tsx";
import { BankCardRemoval } from "../features/security/components/bank-cards.tsx";
import { BindEmailForm, BindMobileForm } from "../features/security/components/bind-forms.tsx";
import { AddPasskey } from "../features/security/components/passkeys.tsx";
import { PaymentPasswordForm } from "../features/security/components/payment-password-form.tsx";
import { overview } from "../features/security/testing/open-form.tsx";
import { WithdrawForm } from "../features/withdrawals/components/withdraw-form.tsx";
import TransferView from "../screens/agent/transfer-view.tsx";
import { sessionDrafts } from "../shared/forms/session-drafts.ts";
import { ignoreStrayTaps } from "../shared/motion/taps.ts";
import { doubleTap } from "../shared/testing/double-tap.ts";
import { closePart, openPart, signInAna } from "../shared/testing/open-part.tsx";
import { pesos } from "../shared/testing/pesos.ts";
import { testSettings } from "../shared/testing/registration-settings.ts";
import { forgetOrders } from "../shared/testing/reload-orders.ts";
import { stubDialogs } from "../shared/testing/stub-dialogs.ts";

type Part = Awaited<ReturnType<typeof openPart>>;

interface SentForm {
  /** Its file, below `src`. */
  readonly file: string;
  /** Distinguishes the forms of one file. */
  readonly name?: string;
  readonly part: ReactNode;
  /** Input by label. */
  readonly typed?: (t: Part["t"]) => Readonly<Record<string, string>>;
  /** The button that sends it. */
  readonly submit: (t: Part["t"]) => string;
  /** The button of the dialog that has to be confirmed first. */
  readonly confirm?: (t: Part["t"]) => string;
  /** Before it opens, or after it was filled in. */
  readonly before?: () => void;
  readonly after?: (t: Part["t"]) => unknown;
  /** Values of reads by path; others get an empty list. */
  readonly reads?: Readonly<Record<string, unknown>>;
}

const settings = testSettings();
const method = {
  id: "spei",
  kind: "transfer",
  name: "SPEI",
  min: pesos(100),
  max: pesos(5_000),
  quickAmounts: [],
} as const;
/** Withdrawal terms as the gateway sends them. */
const wireTerms = {
  currency: "MXN",
  minimum: 100,
  maximum: 50_000,
  fee: { percent: 1, minimum: 5 },
  available: 3_000,
  bonus: null,
  leftToday: 9_000,
  timesLeft: 2,
  freeLeft: 0,
  reviewHours: 2,
  hasPaymentPassword: true,
  latest: [],
};
const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], "pago.jpg", { type: "image/jpeg" });

const forms: readonly SentForm[] = [
  {
    file: "features/auth/components/username-form.tsx",
    name: "players",
    part: <UsernameForm kind="players" defaults={undefined} />,
    typed: (t) => ({ [t("auth.username")]: "jugador", [t("auth.password")]: "Volado2026" }),
    submit: (t) => t("auth.submit"),
  },
  {
    file: "features/auth/components/username-form.tsx",
    name: "agents",
    part: <UsernameForm kind="agents" defaults={undefined} />,
    typed: (t) => ({ [t("auth.username")]: "agente", [t("auth.password")]: "Volado2026" }),
    submit: (t) => t("auth.submit"),
  },
  {
    file: "features/auth/components/sms-login.tsx",
    part: <SmsForm defaults={undefined} settings={settings} />,
    typed: (t) => ({ [t("sms.mobile")]: "5512345678", [t("sms.code")]: "123456" }),
    submit: (t) => t("auth.submit"),
  },
  {
    file: "features/auth/components/trial-start.tsx",
    part: <TrialStart />,
    after: () => {
      const age = screen.queryByRole("checkbox");
      if (age) fireEvent.click(age);
    },
    submit: (t) => t("auth.trial.start"),
  },
  {
    file: "features/registration/components/registration-form.tsx",
    part: (
      <RegistrationForm
        settings={settingsWith()}
        switches={allSwitches}
        tabs={["username"]}
        invitation={{ status: "none" }}
        agents={false}
      />
    ),
    typed: (t) => ({ [t("auth.username")]: "lucero", [t("auth.password")]: "Nopal2026" }),
    reads: { "/api/register/username": { available: true } },
    submit: (t) => t("register.submit"),
  },
  {
    file: "features/passwords/components/retrieve-form.tsx",
    part: <RetrieveForm />,
    typed: (t) => ({ [t("auth.username")]: "jugador", [t("password.email.address")]: "ana@correo.com" }),
    submit: (t) => t("password.email.submit"),
  },
  {
    file: "features/passwords/components/set-password-form.tsx",
    part: <SetPasswordForm settings={settings} />,
    typed: (t) => ({
      [t("sms.mobile")]: "5512345678",
      [t("sms.code")]: "123456",
      [t("password.newPassword")]: "Nopal2026",
    }),
    submit: (t) => t("password.phone.submit"),
  },
  ...[false, true].map((first) => ({
    file: "features/passwords/components/change-password.tsx",
    name: first ? "first" : "later",
    part: <ChangePasswordForm account="ana" rule={settings.rules.password} first={first} />,
    typed: (t: Part["t"]) => ({
      [t("password.oldPassword")]: "Volado2026",
      [t("password.newPassword")]: "Nopal2026",
      [t("password.again")]: "Nopal2026",
    }),
    submit: (t: Part["t"]) => t("password.submit"),
  })),
  {
    file: "features/security/components/payment-password-form.tsx",
    part: <PaymentPasswordForm overview={overview} rule={settings.rules.password} />,
    typed: (t) => ({
      [t("security.payment.old")]: "Nopal2026",
      [t("password.newPassword")]: "Cenote2026",
      [t("password.again")]: "Cenote2026",
    }),
    submit: (t) => t("security.payment.submit"),
  },
  {
    file: "features/security/components/bind-forms.tsx",
    name: "e-mail",
    part: <BindEmailForm overview={overview} rules={settings.rules} />,
    typed: (t) => ({
      [t("security.email.address")]: "ana@correo.com",
      [t("security.email.code")]: "123456",
      [t("security.ownPassword")]: "Nopal2026",
    }),
    submit: (t) => t("security.email.submit"),
  },
  {
    file: "features/security/components/bind-forms.tsx",
    name: "mobile",
    part: <BindMobileForm overview={overview} settings={settings} />,
    typed: (t) => ({
      [t("sms.mobile")]: "5512345678",
      [t("sms.code")]: "123456",
      [t("security.ownPassword")]: "Nopal2026",
    }),
    submit: (t) => t("security.mobile.submit"),
  },
  {
    file: "features/security/components/passkeys.tsx",
    part: <AddPasskey />,
    typed: (t) => ({ [t("security.ownPassword")]: "Nopal2026" }),
    submit: (t) => t("security.passkeys.add"),
  },
  {
    file: "features/security/components/bank-card-form.tsx",
    part: <BankCardForm banks={[{ code: "012", name: "BBVA" }]} />,
    typed: (t) => ({
      [t("security.card.holder")]: "Ana Luz",
      [t("security.card.number")]: "012180001234567899",
      [t("security.card.payment")]: "Nopal2026",
    }),
    submit: (t) => t("security.card.submit"),
  },
  {
    file: "features/security/components/bank-cards.tsx",
    part: <BankCardRemoval cardId="C-1" name="BBVA" open onClose={() => undefined} />,
    typed: (t) => ({ [t("security.card.payment")]: "Nopal2026" }),
    submit: (t) => t("security.cards.remove"),
  },
  {
    file: "features/deposit/components/deposit-form.tsx",
    part: (
      <DepositForm
        options={{ methods: [method], bonuses: [], bonus: undefined, bonusWaiting: false }}
        first={method}
        newLayout={false}
      />
    ),
    typed: (t) => ({ [t("deposit.amount")]: "500" }),
    submit: (t) => t("deposit.continue"),
  },
  {
    file: "features/deposit/components/receipt-form.tsx",
    part: <ReceiptForm depositId="D-1" />,
    after: (t) => {
      fireEvent.change(screen.getByLabelText(t("uploads.add"), { exact: false }), {
        target: { files: [jpeg] },
      });
      return screen.findByRole("button", { name: t("uploads.remove", { name: "pago.jpg" }) });
    },
    submit: (t) => t("deposit.receipt.send"),
  },
  {
    file: "features/withdrawals/components/withdraw-form.tsx",
    part: (
      <WithdrawForm
        terms={{
          available: pesos(1_000),
          bonus: undefined,
          minimum: pesos(100),
          maximum: pesos(900),
          leftToday: pesos(800),
          timesLeft: 3,
          freeLeft: 0,
          fee: { percent: 1, minimum: pesos(5) },
          reviewHours: 2,
          hasPaymentPassword: true,
        }}
        cards={[
          {
            id: "C-1",
            bank: { code: "012", name: "BBVA" },
            holder: "Ana Luz",
            kind: "clabe",
            lastDigits: "7899",
            addedAt: 1_000,
          },
        ]}
      />
    ),
    typed: (t) => ({ [t("withdraw.amount")]: "200", [t("withdraw.password")]: "Nopal2026" }),
    confirm: (t) => t("withdraw.submit"),
    submit: (t) => t("withdraw.confirm.yes"),
  },
  {
    file: "screens/agent/transfer-view.tsx",
    part: <TransferView />,
    before: () =>
      sessionDrafts.set(
        "transfer",
        { receivers: serializeReceivers([{ id: "M-1", name: "lucero" }]), amount: "200" },
        "ana",
      ),
    reads: { "/api/member/withdrawals": wireTerms },
    typed: (t) => ({ [t("downlines.transfer.password")]: "Nopal2026" }),
    confirm: (t) => t("downlines.transfer.submit"),
    submit: (t) => t("downlines.transfer.confirm.yes"),
  },
  {
    file: "features/downlines/components/open-account.tsx",
    part: <OpenAccountForm rules={settings.rules} ownRate={0.5} onOpened={() => undefined} />,
    typed: (t) => ({
      [t("downlines.open.username")]: "lucero7",
      [t("downlines.open.password")]: "Nopal2026",
      [t("downlines.rebate")]: "0.3",
    }),
    submit: (t) => t("downlines.open.submit"),
  },
  {
    file: "features/downlines/components/invitation-links.tsx",
    part: <LinkForm ownRate={0.5} />,
    typed: (t) => ({ [t("downlines.rebate")]: "0.3" }),
    submit: (t) => t("downlines.link.submit"),
  },
  {
    file: "features/rewards/components/promo-code-form.tsx",
    part: <PromoCodeForm />,
    typed: (t) => ({ [t("promoCode.label")]: "SOL" }),
    submit: (t) => t("promoCode.redeem"),
  },
  {
    file: "features/inbox/components/write-form.tsx",
    part: <WriteForm topic="general" onSent={() => undefined} />,
    typed: (t) => ({ [t("inbox.fields.title")]: "Mi retiro", [t("inbox.fields.text")]: "¿Cuándo llega?" }),
    submit: (t) => t("inbox.send"),
  },
  {
    file: "features/promotions/components/own-application.tsx",
    part: <OwnApplication account="ana" promotionId="p-1" />,
    typed: (t) => ({ [t("promotions.apply.remark")]: "ana_2" }),
    submit: (t) => t("promotions.apply.send"),
  },
];

/** Forms that send nothing: a filter, and the layout of others. */
const unsent = ["shared/forms/period-choice.tsx", "shared/forms/refusable-form.tsx"];

/** Opens a form, fills it in, and counts the orders that it sends, none of which is answered. */
const open = async ({ part, typed, confirm, submit, reads = {}, before, after }: SentForm) => {
  const orders = new Set<string>();
  before?.();
  const { t } = await openPart(part, async (address, { method: verb, body, headers }) => {
    const path = address.replace(/\?.*/, "");
    if (path in reads || !body || verb === "GET")
      return Response.json({ success: true, value: reads[path] ?? [] });
    orders.add(new Headers(headers).get("Idempotency-Key") ?? `call ${orders.size}`);
    return new Promise<never>(() => undefined);
  });
  if (confirm) await screen.findByRole("button", { name: confirm(t) });
  else await screen.findByRole("button", { name: submit(t) });
  for (const [label, text] of Object.entries(typed?.(t) ?? {}))
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`), { selector: "input, textarea" }), {
      target: { value: text },
    });
  await after?.(t);
  if (confirm) fireEvent.click(screen.getByRole("button", { name: confirm(t) }));
  return { orders, button: await screen.findByRole("button", { name: submit(t) }) };
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  forgetOrders();
  stubDialogs();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  signInAna(1);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  closePart();
  cleanup();
});

it("every form of the site is in the table", () => {
  const src = `${import.meta.dirname}/..`;
  const found = globSync("**/*.tsx", { cwd: src }).filter(
    (file) =>
      !/\.test\.tsx$|\/testing\//.test(file) &&
      /<form\b|<RefusableForm\b|\buseSubmit\(/.test(readFileSync(`${src}/${file}`, "utf8")),
  );
  expect(found.toSorted()).toEqual([...new Set([...forms.map(({ file }) => file), ...unsent])].toSorted());
});

describe.each(forms.map((form) => [`${form.file} ${form.name ?? ""}`, form] as const))("%s", (_, form) => {
  it.each([0, 150, 700])("sends one order for two taps %d ms apart", async (delay) => {
    const { orders, button } = await open(form);
    const end = ignoreStrayTaps(document);
    vi.useFakeTimers();
    try {
      await doubleTap(button, delay);
      await act(() => vi.advanceTimersByTimeAsync(1_000));
      // Encrypting a password for storage takes real time.
      vi.useRealTimers();
      await waitFor(() => expect(orders.size).toBeGreaterThan(0));
      await act(() => new Promise((next) => setImmediate(next)));
      expect(orders.size).toBe(1);
    } finally {
      end();
    }
  });
});
