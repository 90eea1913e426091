import { useMutation } from "@tanstack/react-query";
import { downlineMutations } from "@volado/api-client/query";
import { type DownlineTerms, readRebate, rebateProblem } from "@volado/domain/agency";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useSessionDraft } from "../../../shared/forms/memory-drafts.ts";
import { problemResolver } from "../../../shared/forms/problem-resolver.ts";
import { RefusableForm } from "../../../shared/forms/refusable-form.tsx";
import { useRefusals } from "../../../shared/forms/refusals.ts";
import { sessionDrafts } from "../../../shared/forms/session-drafts.ts";
import { useIdempotencyKeys } from "../../../shared/forms/use-idempotency-keys.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { useSession } from "../../../shared/session/session-store.ts";
import { showToast } from "../../../shared/toast/toast-store.ts";
import { useWrite } from "../hooks/use-write.ts";
import { collectProblems, rebateFieldProblem } from "../receivers.ts";
import { TermsFields } from "./terms-fields.tsx";

interface Fields {
  rebate: string;
}

const draftFields = ["rebate"] as const;

/**
 * Form for a new link. Its input survives failures and reloads (docs/decisions/130).
 *
 * @param ownRate the agent's own rebate, in percent
 */
export function LinkForm({ ownRate }: { readonly ownRate: number }) {
  const { t } = useTranslation();
  const account = useSession()?.userName;
  const [{ agent: kind, ...draft }] = useState(() =>
    sessionDrafts.of("invitation-link", [...draftFields, "agent"], account),
  );
  const [agent, setAgent] = useState(kind === "1");
  const { mutateAsync } = useMutation(downlineMutations.createLink(useClient()));
  const { write, failure, forgetFailure } = useWrite(
    (terms: DownlineTerms, idempotencyKey) => mutateAsync({ ...terms, idempotencyKey }),
    useIdempotencyKeys(),
  );
  const form = useForm<Fields>({
    resolver: problemResolver(
      ({ rebate }) =>
        collectProblems<keyof Fields>({
          rebate: rebateFieldProblem(rebateProblem(rebate, ownRate), ownRate),
        }),
      ({ key, values }) => t(key, values),
    ),
    defaultValues: { rebate: "", ...draft },
  });
  useSessionDraft(form, "invitation-link", draftFields, account);
  const refusal = useRefusals(form, ["rebate"], failure, undefined);

  const send = async ({ rebate }: Fields) => {
    if (!(await write({ agent, rebateRate: readRebate(rebate) ?? 0 }))) return;
    form.reset({ rebate: "" });
    sessionDrafts.drop("invitation-link");
    showToast({ kind: "success", text: t("downlines.link.created") });
  };

  return (
    <RefusableForm
      intro={t("downlines.link.intro")}
      failure={failure}
      place={undefined}
      onForget={forgetFailure}
      submitLabel={t("downlines.link.submit")}
      submitting={form.formState.isSubmitting}
      onSubmit={form.handleSubmit(send)}
    >
      <TermsFields
        agent={agent}
        onAgent={(isAgent) => {
          setAgent(isAgent);
          sessionDrafts.keep("invitation-link", { agent: isAgent ? "1" : "" }, account);
        }}
        ownRate={ownRate}
        rebate={{ ...form.register("rebate"), error: refusal("rebate"), enterKeyHint: "go" }}
      />
    </RefusableForm>
  );
}
