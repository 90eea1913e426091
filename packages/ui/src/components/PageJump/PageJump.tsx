import { clsx } from "clsx/lite";
import { type FormEvent, useId, useState } from "react";
import { Button } from "../Button/Button.tsx";
import { Dialog, type DialogProps } from "../Dialog/Dialog.tsx";
import { TextField } from "../TextField/TextField.tsx";

/**
 * A dialog that goes to a page of a long list, by number or slider. An invalid number is an error at the field, and
 * the input is preserved when the page fails to load.
 */
export function PageJump({
  open,
  onClose,
  page,
  pages,
  pending = false,
  failed = false,
  onJump,
  labels,
  className,
  ...rest
}: PageJumpProps) {
  const form = useId();
  const [draft, setDraft] = useState("");
  const [wrong, setWrong] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    setDraft(String(page));
    setWrong(false);
  }
  const change = (text: string) => {
    setDraft(text);
    setWrong(false);
  };
  const target = Number(draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (target >= 1 && target <= pages) onJump(target);
    else setWrong(true);
  };
  return (
    <Dialog
      {...rest}
      className={clsx("vo-page-jump", className)}
      open={open}
      onClose={onClose}
      title={labels.title}
      closeLabel={labels.close}
      actions={
        <Button type="submit" form={form} block loading={pending}>
          {labels.submit}
        </Button>
      }
    >
      <form id={form} className="vo-page-jump__form" noValidate onSubmit={submit}>
        <TextField
          label={labels.page}
          digits
          autoComplete="off"
          value={draft}
          error={(wrong && labels.outside) || (failed && labels.failed) || undefined}
          onChange={(event) => change(event.target.value)}
        />
        <input
          className="vo-page-jump__slider"
          type="range"
          aria-label={labels.slider}
          min={1}
          max={pages}
          value={Math.min(pages, Math.max(1, target))}
          onChange={(event) => change(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

export interface PageJumpLabels {
  title: string;
  /** Label of the number field. Includes the number of pages. */
  page: string;
  /** Accessible name of the slider. */
  slider: string;
  submit: string;
  /** Error for a number outside the range. */
  outside: string;
  /** Error when the page fails to load. */
  failed: string;
  /** Name of the close button. */
  close: string;
}

export interface PageJumpProps extends Omit<DialogProps, "title" | "closeLabel" | "actions" | "children"> {
  /** The current page, counted from 1. Initial value of the field each time the dialog opens. */
  page: number;
  /** Number of pages. */
  pages: number;
  /** Whether the page is loading. Defaults to `false`. */
  pending?: boolean | undefined;
  /** Whether the page failed to load. Defaults to `false`. */
  failed?: boolean | undefined;
  /** Called with a valid page number. The owner closes the dialog once the page has loaded. */
  onJump: (page: number) => void;
  labels: PageJumpLabels;
}
