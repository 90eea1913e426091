import { useMutation } from "@tanstack/react-query";
import { downlineMutations } from "@volado/api-client/query";
import { type DownlineTerms, readRebate, rebateProblem } from "@volado/domain/agency";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { problemResolver } from "../../../shared/forms/problem-resolver.ts";
import { RefusableForm } from "../../../shared/forms/refusable-form.tsx";
import { useIdempotencyKeys } from "../../../shared/forms/use-idempotency-keys.ts";
import { useRefusals } from "../../../shared/forms/use-refusals.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { showToast } from "../../../shared/toast/toast-store.ts";
import { useWrite } from "../hooks/use-write.ts";
import { noted, rebateNote } from "../noted.ts";
import { TermsFields } from "./terms-fields.tsx";

interface Fields {
  rebate: string;
}

/** The terms of one more link. @param ownRate the agent's own rebate, in per cent */
export function LinkForm({ ownRate }: { readonly ownRate: number }) {
  const { t } = useTranslation();
  const [agent, setAgent] = useState(false);
  const { mutateAsync } = useMutation(downlineMutations.createLink(useClient()));
  const { write, failure, forgetFailure } = useWrite(
    (terms: DownlineTerms, idempotencyKey) => mutateAsync({ ...terms, idempotencyKey }),
    useIdempotencyKeys(),
  );
  const form = useForm<Fields>({
    resolver: problemResolver(
      ({ rebate }) => noted<keyof Fields>({ rebate: rebateNote(rebateProblem(rebate, ownRate), ownRate) }),
      ({ key, values }) => t(key, values),
    ),
    defaultValues: { rebate: "" },
  });
  const refusal = useRefusals(form, ["rebate"], failure, undefined);

  const send = async ({ rebate }: Fields) => {
    if (!(await write({ agent, rebateRate: readRebate(rebate) ?? 0 }))) return;
    form.reset();
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
        onAgent={setAgent}
        ownRate={ownRate}
        rebate={{ ...form.register("rebate"), error: refusal("rebate"), enterKeyHint: "go" }}
      />
    </RefusableForm>
  );
}
