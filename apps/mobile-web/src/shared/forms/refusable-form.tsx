import { Button } from "@volado/ui";
import type { FormEventHandler, ReactNode } from "react";
import { FormFailure } from "./form-failure.tsx";
import type { RefusalKey } from "./refusals.ts";

export interface RefusableFormProps {
  /** Stands above everything else. */
  readonly intro?: string;
  /** Why the last attempt failed. */
  readonly failure: RefusalKey | undefined;
  /**
   * The field that the failure is about and is told beside; typing then forgets the failure. Undefined: it is
   * told above.
   */
  readonly place: string | undefined;
  readonly onForget: () => void;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly submitLabel: string;
  readonly submitting: boolean;
  /** Whether there is nothing to send yet. */
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** The frame of a form that changes an account: why it was refused, its fields, and the button that stays in sight. */
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
