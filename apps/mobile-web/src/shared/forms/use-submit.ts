import { type FormEvent, useRef, useState } from "react";

/** Submit handler and pending state without a form library. The ref blocks a second submit before the rerender. */
export const useSubmit = (send: () => Promise<unknown>) => {
  const [submitting, setSubmitting] = useState(false);
  const submittingNow = useRef(false);

  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (submittingNow.current) return;
    submittingNow.current = true;
    setSubmitting(true);
    try {
      await send();
    } finally {
      submittingNow.current = false;
      setSubmitting(false);
    }
  };

  return { submitting, onSubmit } as const;
};
