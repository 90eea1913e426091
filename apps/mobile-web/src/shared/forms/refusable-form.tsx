import { Button } from "@volado/ui";
import type { FormEventHandler, ReactNode } from "react";
import { FormFailure } from "./form-failure.tsx";
import type { RefusalKey } from "./refusals.ts";

export interface RefusableFormProps {
  /** First paragraph of the form. */
  readonly intro?: string;
  /** Why the last attempt failed. */
  readonly failure: RefusalKey | undefined;
  /** The field that shows the failure, which typing clears. If undefined, the failure is shown above the form. */
  readonly place: string | undefined;
  readonly onForget: () => void;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly submitLabel: string;
  readonly submitting: boolean;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** Layout of a form that changes an account: failure message, fields, and a submit button that stays in view. */
export function RefusableForm({
  intro,
  failure,
  place,
  onForget,
  onSubmit,
  submitLabel,
  submitting,
  disabled,
  children,
}: RefusableFormProps) {
  return (
    <form className="app-passwords" noValidate onSubmit={onSubmit} onChange={place ? onForget : undefined}>
      {intro !== undefined && <p className="app-passwords__intro">{intro}</p>}
      <FormFailure failure={place ? undefined : failure} waiting={submitting} />
      {children}
      <div className="app-passwords__action">
        <Button type="submit" block loading={submitting} disabled={disabled}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
