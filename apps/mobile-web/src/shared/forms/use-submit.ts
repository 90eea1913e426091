import { type FormEvent, useRef, useState } from "react";

/**
 * What a form without a form library does when it is sent, and whether that is under way, which its button shows. The
 * ref closes the gap between two submissions of one frame.
 */
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
