import "@volado/ui/copy-line.css";
import "@volado/ui/fact-list.css";
import { useMutation } from "@tanstack/react-query";
import { downlineMutations } from "@volado/api-client/query";
import { type DownlineTerms, readRebate, rebateProblem } from "@volado/domain/agency";
import { cleanFigures, newPasswordProblem, type RuleSets, usernameProblem } from "@volado/domain/validation";
import { formatPercent } from "@volado/i18n";
import { Button, ButtonLink, Card, CopyLine, FactList, PasswordField, TextField } from "@volado/ui";
import { useEffect, useId, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useCopy } from "../../../shared/device/use-copy.ts";
import { useCommonPasswords } from "../../../shared/forms/common-passwords.ts";
import { useSessionDraft } from "../../../shared/forms/memory-drafts.ts";
import { PasswordRules } from "../../../shared/forms/password-rules.tsx";
import { problemResolver } from "../../../shared/forms/problem-resolver.ts";
import { RefusableForm } from "../../../shared/forms/refusable-form.tsx";
import { refusedFieldIn, useRefusals } from "../../../shared/forms/refusals.ts";
import { sessionDrafts } from "../../../shared/forms/session-drafts.ts";
import { useIdempotencyKeys } from "../../../shared/forms/use-idempotency-keys.ts";
import { useLanguage } from "../../../shared/language/language.ts";
import { useTapGuard } from "../../../shared/motion/use-tap-guard.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { bothAsync } from "../../../shared/query/async-state.ts";
import { LoadFailure } from "../../../shared/query/load-failure.tsx";
import { FormSkeleton } from "../../../shared/query/loading-block.tsx";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useRegistrationSettings } from "../../../shared/services/use-registration-settings.ts";
import { useSession } from "../../../shared/session/session-store.ts";
import { useLinks, useWrite } from "../hooks/use-write.ts";
import { collectProblems, rebateFieldProblem } from "../receivers.ts";
import { TermsFields } from "./terms-fields.tsx";

const refusedField = refusedFieldIn({
  "errors.usernameTaken": "username",
  "errors.passwordCommon": "password",
  "errors.passwordIsUsername": "password",
});

interface NewAccount extends DownlineTerms {
  readonly username: string;
  readonly password: string;
}

interface Fields {
  username: string;
  password: string;
  rebate: string;
}

interface OpenedAccount extends DownlineTerms {
  /** Its user name, as the gateway stores it. */
  readonly name: string;
}

interface OpenAccountFormProps {
  readonly rules: RuleSets;
  /** The agent's own rebate, in percent. */
  readonly ownRate: number;
  readonly onOpened: (account: OpenedAccount) => void;
}

const draftFields = ["username", "rebate"] as const;

/**
 * User name, first password and terms of a new account. Input survives failures and, except for the password, reloads
 * (docs/decisions/130).
 */
export function OpenAccountForm({ rules, ownRate, onOpened }: OpenAccountFormProps) {
  const { t } = useTranslation();
  const rulesId = useId();
  const account = useSession()?.userName;
  const [{ agent: kind, ...draft }] = useState(() =>
    sessionDrafts.get("open-account", [...draftFields, "agent"], account),
  );
  const [agent, setAgent] = useState(kind === "1");
  const { mutateAsync } = useMutation(downlineMutations.openAccount(useClient()));
  const { write, failure, forgetFailure } = useWrite(
    (account: NewAccount, idempotencyKey) => mutateAsync({ ...account, idempotencyKey }),
    useIdempotencyKeys(),
  );
  const isCommon = useCommonPasswords();
  const form = useForm<Fields>({
    resolver: problemResolver(
      ({ username, password, rebate }) =>
        collectProblems<keyof Fields>({
          username: usernameProblem(username, rules.username),
          password: newPasswordProblem(password, rules.password, {
            username: cleanFigures(username),
            isCommon,
          }),
          rebate: rebateFieldProblem(rebateProblem(rebate, ownRate), ownRate),
        }),
      ({ key, values }) => t(key, values),
    ),
    defaultValues: { username: "", rebate: "", ...draft, password: "" },
  });
  useSessionDraft(form, "open-account", draftFields, account);
  const place = refusedField(failure);
  const refusal = useRefusals(form, ["username", "password", "rebate"], failure, place);

  const send = async ({ username, password, rebate }: Fields) => {
    const rebateRate = readRebate(rebate) ?? 0;
    const opened = await write({ username: cleanFigures(username), password, agent, rebateRate });
    if (!opened) return;
    sessionDrafts.delete("open-account");
    onOpened({ name: opened.name, agent, rebateRate });
  };

  return (
    <RefusableForm
      intro={t("downlines.open.intro")}
      failure={failure}
      place={place}
      onForget={forgetFailure}
      submitLabel={t("downlines.open.submit")}
      submitting={form.formState.isSubmitting}
      onSubmit={form.handleSubmit(send)}
    >
      <TextField
        {...form.register("username")}
        label={t("downlines.open.username")}
        error={refusal("username")}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
      />
      <div className="app-passwords__new">
        <PasswordField
          {...form.register("password")}
          label={t("downlines.open.password")}
          error={refusal("password")}
          aria-describedby={rulesId}
          showLabel={t("auth.showPassword")}
          hideLabel={t("auth.hidePassword")}
          autoComplete="new-password"
          enterKeyHint="next"
        />
        <PasswordRules id={rulesId} typed={form.watch("password")} rule={rules.password} />
      </div>
      <TermsFields
        agent={agent}
        onAgent={(isAgent) => {
          setAgent(isAgent);
          sessionDrafts.set("open-account", { agent: isAgent ? "1" : "" }, account);
        }}
        ownRate={ownRate}
        rebate={{ ...form.register("rebate"), error: refusal("rebate"), enterKeyHint: "go" }}
      />
    </RefusableForm>
  );
}

interface AccountOpenedProps {
  readonly account: OpenedAccount;
  readonly onAnother: () => void;
}

/** Details of the new account to pass on. The password isn't shown again. */
function AccountOpened({ account, onAnother }: AccountOpenedProps) {
  const { t } = useTranslation();
  const copy = useCopy();
  const language = useLanguage();
  const follow = useLinkNavigation();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Card className="app-downlines__part" aria-labelledby="account-opened">
      <h2 id="account-opened" ref={title} tabIndex={-1}>
        {t("downlines.open.done")}
      </h2>
      <p className="app-downlines__text">{t("downlines.open.doneText")}</p>
      <CopyLine
        onCopy={copy}
        name={t("downlines.open.username")}
        copyLabel={t("downlines.open.copy")}
        value={account.name}
      />
      <FactList
        items={[
          { label: t("downlines.kind"), value: t(`downlines.kinds.${account.agent ? "agent" : "member"}`) },
          { label: t("downlines.rebate"), value: formatPercent(account.rebateRate, language) },
        ]}
      />
      <Button block onClick={onAnother}>
        {t("downlines.open.another")}
      </Button>
      <ButtonLink block variant="quiet" href={paths.agentTeam.to({ name: account.name })} onNavigate={follow}>
        {t("downlines.open.seeTeam")}
      </ButtonLink>
    </Card>
  );
}

/** Opens an account below the agent: loading, failed, the form, or the new account. */
export function OpenAccount() {
  const { t } = useTranslation();
  const needed = bothAsync(useLinks(), useRegistrationSettings());
  const [opened, setOpened] = useState<OpenedAccount>();
  const tapGuard = useTapGuard(opened);
  if (needed.phase === "failed") return <LoadFailure title={t("downlines.open.failed")} failure={needed} />;
  if (needed.phase === "pending")
    return <FormSkeleton fields={["username", "password", "kind", "rebate", "submit"]} />;
  const [{ ownRate }, { rules }] = needed.data;
  return (
    <div ref={tapGuard}>
      {opened ? (
        <AccountOpened account={opened} onAnother={() => setOpened(undefined)} />
      ) : (
        <OpenAccountForm rules={rules} ownRate={ownRate} onOpened={setOpened} />
      )}
    </div>
  );
}
