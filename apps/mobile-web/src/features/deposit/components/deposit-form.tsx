import "../../../shared/forms/form-action.css";
import { addMoney, compareMoney, decimalOf, type Money, readTypedMoney } from "@volado/domain/money";
import {
  amountProblem,
  bonusTerms,
  type DepositBonus,
  type DepositMethod,
  type DepositOptions,
} from "@volado/domain/wallet";
import { currencySymbol } from "@volado/i18n";
import {
  BankCardIcon,
  BankIcon,
  Button,
  FactList,
  InlineMessage,
  SegmentedChoice,
  ShopIcon,
  TextField,
} from "@volado/ui";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router";
import { sessionDrafts } from "../../../shared/forms/session-drafts.ts";
import { useSubmit } from "../../../shared/forms/use-submit.ts";
import { useLanguage } from "../../../shared/language/language.ts";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { useSession } from "../../../shared/session/session-store.ts";
import { useCreateDeposit } from "../hooks/use-receipt.ts";

/** Marks of the kinds of methods: drawings of our own, no company's logo. */
const marks = { transfer: <BankIcon />, voucher: <ShopIcon />, redirect: <BankCardIcon /> };

/** Tells the styles how much of the page the phone's keyboard covers: it doesn't resize the page. */
const followKeyboard = (form: HTMLFormElement | null) => {
  const seen = window.visualViewport;
  if (!form || !seen) return undefined;
  const left = new AbortController();
  const follow = () =>
    form.style.setProperty("--app-keyboard", `${innerHeight - seen.height - seen.offsetTop}px`);
  for (const event of ["resize", "scroll"]) seen.addEventListener(event, follow, { signal: left.signal });
  return () => left.abort();
};

/** An amount as a player would type it, without zero decimals. */
const plainText = ({ centavos }: Money): string => String(Number(decimalOf(centavos)));

/** Whole amounts without decimals, so that all quick amounts fit side by side. */
const shortText = (amount: string): string => amount.replace(/[.,]00(?!\d)/, "");

/** Bonus and wagering terms of a promotion, shown before anything is sent. */
function Terms({ bonus, amount }: { bonus: DepositBonus; amount: Money | undefined }) {
  const { t } = useTranslation();
  const money = useMoneyText();
  if (amount === undefined) return <p className="app-deposit__note">{t("deposit.bonus.ask")}</p>;
  const terms = bonusTerms(bonus, amount);
  if (terms === undefined)
    return (
      <p className="app-deposit__note" data-problem="">
        {t("deposit.bonus.tooSmall", { min: money(bonus.minDeposit) })}
      </p>
    );
  return (
    <div className="app-deposit__card">
      <FactList
        items={[
          { label: t("deposit.bonus.deposit"), value: money(amount) },
          { label: t("deposit.bonus.extra"), value: money(terms.bonus) },
          { label: t("deposit.bonus.total"), value: <b>{money(addMoney(amount, terms.bonus))}</b> },
          { label: t("deposit.bonus.wager"), value: <b>{money(terms.wager)}</b> },
        ]}
      />
      <p className="app-deposit__note">
        {t("deposit.bonus.explain", { bonus: money(terms.bonus), wager: money(terms.wager) })}
      </p>
    </div>
  );
}

export interface DepositFormProps {
  readonly options: DepositOptions;
  /** Selected by default. */
  readonly first: DepositMethod;
  readonly newLayout: boolean;
}

const draftFields = ["methodId", "amount", "bonusId"] as const;

/** Method, amount and promotion of a deposit (Spec §2 "Deposit"). Input survives failures and reloads. */
export function DepositForm({ options, first, newLayout }: DepositFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const { create, failure } = useCreateDeposit();
  const account = useSession()?.userName;
  const [search, setSearch] = useSearchParams();
  // A promotion's link chooses its bonus.
  const named = search.get("bonus");
  const [draft, setDraft] = useState(() => ({
    methodId: first.id,
    amount: "",
    bonusId: "",
    ...sessionDrafts.get("deposit", draftFields, account),
    ...(named !== null && { bonusId: named }),
  }));
  const { amount: typed } = draft;
  const [checked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const { methods, bonuses } = options;
  const { currency } = first.min;
  // Falls back if the drafted method was switched off meanwhile.
  const method = methods.find(({ id }) => id === draft.methodId) ?? first;
  // One bonus at a time.
  const unavailable = options.bonus ? "active" : options.bonusWaiting ? "waiting" : undefined;
  const bonus = unavailable ? undefined : bonuses.find(({ id }) => id === draft.bonusId);
  const money = useMoneyText();
  const limits = { min: money(method.min), max: money(method.max) };
  const quickAmounts = method.quickAmounts.filter(
    (quick) => compareMoney(quick, method.min) >= 0 && compareMoney(quick, method.max) <= 0,
  );
  const problem = amountProblem(typed, method);
  const amount = readTypedMoney(typed, currency);

  const change = (over: Partial<typeof draft>) => {
    setDraft({ ...draft, ...over });
    sessionDrafts.set("deposit", over, account);
  };

  const { submitting, onSubmit } = useSubmit(async () => {
    setChecked(true);
    if (problem || amount === undefined || (bonus && !bonusTerms(bonus, amount))) {
      field.current?.focus();
      return;
    }
    const deposit = await create({ methodId: method.id, amount, bonusId: bonus?.id });
    if (!deposit) return;
    sessionDrafts.delete("deposit");
    await navigate(paths.deposit.to({ deposit: deposit.id }));
  });

  return (
    <form
      ref={followKeyboard}
      className="app-deposit__form app-form-action-room"
      noValidate
      onSubmit={onSubmit}
    >
      {/* Detailed cards in the new layout, a strip of names in the plain one (Spec §3 "dep_func"). */}
      <SegmentedChoice
        className="app-deposit__methods"
        label={t("deposit.method")}
        labelShown
        wrap={newLayout}
        value={method.id}
        onValueChange={(methodId) => change({ methodId })}
        options={methods.map(({ id, kind, name, min, max }) => ({
          value: id,
          icon: marks[kind],
          label: newLayout ? (
            <span>
              <b>{name}</b>
              <small>{t(`deposit.kinds.${kind}`)}</small>
              <small>{t("deposit.limits", { min: money(min), max: money(max) })}</small>
            </span>
          ) : (
            name
          ),
        }))}
      />
      {method.shop && (
        <p className="app-deposit__note">
          {t("deposit.shop", { name: method.shop.name, fee: money(method.shop.fee) })}
        </p>
      )}
      <TextField
        ref={field}
        label={t("deposit.amount")}
        prefix={currencySymbol(currency, language)}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        value={typed}
        onChange={({ currentTarget }) => change({ amount: currentTarget.value })}
        onBlur={() => typed !== "" && setChecked(true)}
        hint={t("deposit.limits", limits)}
        error={checked && problem ? t(`deposit.amountProblems.${problem}`, limits) : undefined}
      />
      <fieldset className="app-deposit__quick" aria-label={t("deposit.quick")}>
        {quickAmounts.map((quick) => (
          <Button
            key={quick.centavos}
            size="s"
            variant="quiet"
            aria-pressed={amount?.centavos === quick.centavos}
            onClick={() => change({ amount: plainText(quick) })}
          >
            {shortText(money(quick))}
          </Button>
        ))}
      </fieldset>
      {bonuses.length > 0 && unavailable && (
        <InlineMessage>{t(`deposit.bonus.unavailable.${unavailable}`)}</InlineMessage>
      )}
      {bonuses.length > 0 && !unavailable && (
        <div className="app-deposit__bonus">
          <SegmentedChoice
            label={t("deposit.bonus.label")}
            labelShown
            wrap
            value={bonus?.id ?? ""}
            onValueChange={(bonusId) => {
              change({ bonusId });
              // Otherwise a reload would choose the named one again.
              if (named !== null) setSearch({}, { replace: true });
            }}
            options={[
              { value: "", label: t("deposit.bonus.none") },
              ...bonuses.map(({ id, title }) => ({ value: id, label: title })),
            ]}
          />
          <div aria-live="polite">
            {bonus && <Terms bonus={bonus} amount={problem ? undefined : amount} />}
          </div>
        </div>
      )}
      {failure && (
        <InlineMessage key={failure.number} kind="error">
          {t(failure.messageKey)}
        </InlineMessage>
      )}
      <div className="app-form-action">
        <Button block type="submit" loading={submitting}>
          {t("deposit.continue")}
        </Button>
      </div>
    </form>
  );
}
