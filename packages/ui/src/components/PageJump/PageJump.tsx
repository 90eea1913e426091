import { clsx } from "clsx/lite";
import { type FormEvent, useId, useState } from "react";
import { Button } from "../Button/Button.tsx";
import { Dialog, type DialogProps } from "../Dialog/Dialog.tsx";
import { TextField } from "../TextField/TextField.tsx";

/**
 * Asks which page of a long list to go to: by number, or roughly by a slider. A number that the list has no page for is
 * said at the field; nothing is lost when the page can't be had.
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
  const wanted = Number(draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted >= 1 && wanted <= pages) onJump(wanted);
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
          value={Math.min(pages, Math.max(1, wanted))}
          onChange={(event) => change(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

/** Strings of {@link PageJump}. */
export interface PageJumpLabels {
  title: string;
  /** Label of the number's field; says how many pages there are. */
  page: string;
  /** Name of the slider. */
  slider: string;
  submit: string;
  /** Said at the field about a number that no page has. */
  outside: string;
  /** Said there when the page couldn't be had. */
  failed: string;
  /** Name of the close button. */
  close: string;
}

export interface PageJumpProps extends Omit<DialogProps, "title" | "closeLabel" | "actions" | "children"> {
  /** The page that is shown, counted from 1: what the field begins with at each opening. */
  page: number;
  /** How many there are. */
  pages: number;
  /**
   * The page is on its way.
   * @default false
   */
  pending?: boolean | undefined;
  /**
   * It couldn't be had.
   * @default false
   */
  failed?: boolean | undefined;
  /** Called with a page that there is; the owner closes the dialog once it has come. */
  onJump: (page: number) => void;
  labels: PageJumpLabels;
}
