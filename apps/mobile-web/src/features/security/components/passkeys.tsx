import { useMutation, useQuery } from "@tanstack/react-query";
import { passkeyMutations, passkeyQueries } from "@volado/api-client/query";
import type { FieldProblem } from "@volado/domain/errors";
import { ownPasswordProblem, type Passkey } from "@volado/domain/security";
import {
  Button,
  ButtonLink,
  Card,
  Dialog,
  InlineMessage,
  KeyIcon,
  List,
  ListItem,
  Skeleton,
} from "@volado/ui";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FormFailure } from "../../../shared/forms/form-failure.tsx";
import { RefusableForm } from "../../../shared/forms/refusable-form.tsx";
import type { RefusalKey } from "../../../shared/forms/refusals.ts";
import { useSubmit } from "../../../shared/forms/use-submit.ts";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { showToast } from "../../../shared/overlays/toast-store.ts";
import { asyncState } from "../../../shared/query/async-state.ts";
import { LoadFailure, RetryNote } from "../../../shared/query/load-failure.tsx";
import { LoadingBlock } from "../../../shared/query/loading-block.tsx";
import { useDates } from "../../../shared/services/merchant-time.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { createPasskey, passkeyFailure, supportsPasskeys } from "../../../shared/sign-in/passkeys.ts";
import { CurrentPasswordField, PartHead, type SecurityPartProps } from "./part-head.tsx";

/** Asks for the login password, then lets the browser create a passkey. A failure keeps the typed password. */
export function AddPasskey() {
  const { t } = useTranslation();
  const client = useClient();
  const start = useMutation(passkeyMutations.start(client));
  const add = useMutation(passkeyMutations.add(client));
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<FieldProblem>();
  const [failure, setFailure] = useState<RefusalKey>();
  const field = useRef<HTMLInputElement>(null);
  const atPassword = failure === "errors.oldPasswordWrong";

  const { submitting, onSubmit } = useSubmit(async () => {
    setFailure(undefined);
    const invalid = ownPasswordProblem(password);
    setProblem(invalid);
    if (invalid) return field.current?.focus();
    try {
      await add.mutateAsync(await createPasskey(await start.mutateAsync({ password })));
      setPassword("");
      showToast({ kind: "success", text: t("security.passkeys.added") });
    } catch (error) {
      const why = passkeyFailure(error);
      setFailure(why);
      if (why === "errors.oldPasswordWrong") field.current?.focus();
    }
  });

  return (
    <RefusableForm
      failure={failure}
      place={atPassword ? "password" : undefined}
      onForget={() => setFailure(undefined)}
      onSubmit={onSubmit}
      submitLabel={t("security.passkeys.add")}
      submitting={submitting}
    >
      <CurrentPasswordField
        ref={field}
        label={t("security.ownPassword")}
        value={password}
        error={problem ? t(problem.key, problem.values) : atPassword && t(failure)}
        enterKeyHint="go"
        onChange={(event) => {
          setPassword(event.target.value);
          setProblem(undefined);
        }}
      />
    </RefusableForm>
  );
}

/** Confirms the removal of a passkey. */
function PasskeyRemoval({ id, name, open, onClose }: PasskeyRemovalProps) {
  const { t } = useTranslation();
  const { mutateAsync, isPending: removing } = useMutation(passkeyMutations.remove(useClient()));
  const [failure, setFailure] = useState<RefusalKey>();
  const close = () => {
    setFailure(undefined);
    onClose();
  };
  const remove = async () => {
    try {
      await mutateAsync({ id });
    } catch (error) {
      return setFailure(passkeyFailure(error));
    }
    showToast({ kind: "success", text: t("security.passkeys.removed") });
    return close();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      dismissible={!removing}
      title={t("security.passkeys.removeTitle")}
      actions={
        <>
          <Button variant="quiet" disabled={removing} onClick={close}>
            {t("common.cancel")}
          </Button>
          <Button variant="danger" loading={removing} onClick={remove}>
            {t("security.cards.remove")}
          </Button>
        </>
      }
    >
      <FormFailure failure={failure} waiting={removing} />
      <p>{t("security.passkeys.removeText", { name })}</p>
    </Dialog>
  );
}

interface PasskeyRemovalProps {
  readonly id: string;
  /** Browser and device. */
  readonly name: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

function PasskeyRow({ passkey: { id, browser, device, addedAt, usedAt } }: { readonly passkey: Passkey }) {
  const { t } = useTranslation();
  const { dateOf, momentOf } = useDates();
  const [removing, setRemoving] = useState(false);
  const known = browser ?? t("security.passkeys.unknown");
  const name = device === undefined ? known : t("security.passkeys.name", { browser: known, device });
  return (
    <ListItem
      icon={<KeyIcon />}
      detail={
        <>
          <span>{t("security.passkeys.addedOn", { date: dateOf(addedAt) })}</span>
          <br />
          <span>
            {usedAt === undefined
              ? t("security.passkeys.unused")
              : t("security.passkeys.usedAt", { time: momentOf(usedAt) })}
          </span>
        </>
      }
      end={
        <Button
          size="s"
          variant="quiet"
          aria-label={t("security.cards.removeNamed", { card: name })}
          onClick={() => setRemoving(true)}
        >
          {t("security.cards.remove")}
        </Button>
      }
    >
      {name}
      <PasskeyRemoval id={id} name={name} open={removing} onClose={() => setRemoving(false)} />
    </ListItem>
  );
}

/** A form to add a passkey; without a password or WebAuthn, an explanation of what is missing. */
function NewPasskey({ overview }: SecurityPartProps) {
  const { t } = useTranslation();
  const follow = useLinkNavigation();
  if (!supportsPasskeys()) return <InlineMessage>{t("security.passkeys.unsupported")}</InlineMessage>;
  if (overview.hasPassword) return <AddPasskey />;
  return (
    <InlineMessage
      action={
        <ButtonLink size="s" variant="quiet" href={paths.forgotPassword.to()} onNavigate={follow}>
          {t("security.passkeys.createPassword")}
        </ButtonLink>
      }
    >
      {t("security.passkeys.needsPassword")}
    </InlineMessage>
  );
}

/** The player's passkeys, each removable, and a form to add one. */
export default function Passkeys({ overview }: SecurityPartProps) {
  const { t } = useTranslation();
  const state = asyncState(useQuery(passkeyQueries.list(useClient(), useSession()?.userName)));
  if (state.phase === "pending")
    return (
      <LoadingBlock className="app-security" text="security.passkeys.loading">
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </LoadingBlock>
    );
  if (state.phase === "failed") return <LoadFailure title={t("security.passkeys.failed")} failure={state} />;
  return (
    <>
      <PartHead title={t("security.rows.passkeys")} rows={state.data.length}>
        {t("security.passkeys.intro")}
      </PartHead>
      {state.stale && <RetryNote text={t("security.stale")} onRetry={state.retry} />}
      {state.data.length > 0 && (
        <Card kind="list">
          <List>
            {state.data.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} />
            ))}
          </List>
        </Card>
      )}
      <NewPasskey overview={overview} />
    </>
  );
}
