import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, mocked } from "storybook/test";
import { longTexts } from "../../testing/long-texts.ts";
import { SlideConfirm } from "./SlideConfirm.tsx";
import type { SlideStatus } from "./use-slide.ts";

const meta = {
  title: "Controls/SlideConfirm",
  component: SlideConfirm,
  args: {
    label: "Desliza hasta el final",
    hint: "O toca la barra cuatro veces, o presiona la tecla Fin.",
    checkingLabel: "Comprobando…",
    doneLabel: "Listo",
    failedLabel: "No funcionó. Desliza otra vez.",
    onSlide: fn(),
  },
  parameters: {
    english: {
      label: "Slide to the end",
      hint: "Or tap the bar four times, or press the End key.",
      checkingLabel: "Checking…",
      doneLabel: "Done",
      failedLabel: "That didn't work. Slide again.",
    },
    page: `A bar to slide across, as a check for a human.

**Use** it where a code or a login must be requested by a person. State the alternatives in \`hint\`. Set \`status\`
from the server's answer to \`onSlide\`.

**Tokens:** \`--vo-slide-radius\`, else roles.

**Accessibility:** a native range input: arrow keys, End, and the gestures of screen readers; taps instead of a drag.
Its text changes in a live region; no state is shown by colour or motion only.`,
  },
} satisfies Meta<typeof SlideConfirm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Presses at `from` of the slider's width and releases at `to`, moving the thumb if it was grabbed. */
function drag(slider: HTMLElement, from: number, to: number) {
  const { left, width } = slider.getBoundingClientRect();
  fireEvent.pointerDown(slider, { clientX: left + from * width });
  fireEvent.change(slider, { target: { value: String(Math.round(to * 100)) } });
  fireEvent.pointerUp(slider, { clientX: left + to * width });
}

/** Presses End with an event timestamp that is `later` milliseconds in the future. */
function pressEndLate(slider: HTMLElement, later: number) {
  const press = new KeyboardEvent("keydown", { key: "End", bubbles: true, cancelable: true });
  Object.defineProperty(press, "timeStamp", { value: press.timeStamp + later });
  fireEvent(slider, press);
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole("slider", { name: /Desliza|Slide/ });
    await expect(slider).toHaveAccessibleDescription(/cuatro|four/);
    await expect(slider).toHaveValue("0");
    await expect(slider.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const slider = canvas.getByRole("slider");
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowUp}{ArrowLeft}");
    await expect(slider).toHaveValue("10");
    await userEvent.keyboard("{Home}");
    await expect(slider).toHaveValue("0");
    await userEvent.keyboard("{End}");
    await expect(args.onSlide).toHaveBeenCalledOnce();
    await expect(args.onSlide).toHaveBeenCalledWith({ duration: expect.any(Number) });
    await userEvent.keyboard("{Home}{End}");
    await expect(args.onSlide, "once the end was reached, only a new status frees it").toHaveBeenCalledOnce();
  },
};

export const Dragged: Story = {
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole("slider");
    drag(slider, 0.05, 0.6);
    await expect(slider, "let go midway").toHaveValue("0");
    drag(slider, 0.9, 1);
    await expect(slider, "a press away from the thumb doesn't take it").not.toHaveValue("100");
    await expect(args.onSlide).not.toHaveBeenCalled();
    drag(slider, 0.05, 0.97);
    await expect(slider).toHaveValue("100");
    await expect(args.onSlide).toHaveBeenCalledOnce();
  },
};

/** The pointer is cancelled, for example by a scroll or a call. */
export const Interrupted: Story = {
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole("slider");
    const { left, width } = slider.getBoundingClientRect();
    fireEvent.pointerDown(slider, { clientX: left + 0.05 * width });
    fireEvent.change(slider, { target: { value: "60" } });
    await expect(slider).toHaveValue("60");
    fireEvent.pointerCancel(slider);
    await expect(slider, "back where the finger came down").toHaveValue("0");
    await expect(args.onSlide).not.toHaveBeenCalled();
    drag(slider, 0.05, 1);
    await expect(args.onSlide).toHaveBeenCalledOnce();
  },
};

export const Tapped: Story = {
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole("slider");
    for (const expected of ["25", "50", "75"]) {
      drag(slider, 0.5, 0.5);
      await expect(slider).toHaveValue(expected);
    }
    await expect(args.onSlide).not.toHaveBeenCalled();
    drag(slider, 0.5, 0.5);
    await expect(args.onSlide).toHaveBeenCalledOnce();
  },
};

/** Screen readers change the value without key or pointer events. */
export const MovedByAssistiveTechnology: Story = {
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole("slider");
    fireEvent.change(slider, { target: { value: "50" } });
    await expect(slider).toHaveValue("50");
    fireEvent.change(slider, { target: { value: "100" } });
    await expect(args.onSlide).toHaveBeenCalledOnce();
  },
};

export const Checking: Story = {
  args: { status: "checking" },
  play: async ({ args, canvas, userEvent }) => {
    const slider = canvas.getByRole("slider");
    await expect(slider).toHaveAttribute("aria-disabled", "true");
    await expect(slider).toHaveValue("100");
    await expect(canvas.getByRole("status")).toHaveTextContent(/Comprobando|Checking/);
    await userEvent.tab();
    await userEvent.keyboard("{Home}{End}");
    await expect(args.onSlide).not.toHaveBeenCalled();
  },
};

export const Done: Story = { args: { status: "done" } };

export const Failed: Story = { args: { status: "failed" } };

export const RefusedThenAccepted: Story = {
  render: function Render(args) {
    const [answers, setAnswers] = useState<readonly SlideStatus[]>(["ready", "failed", "done"]);
    return (
      <SlideConfirm
        {...args}
        status={answers[0]}
        onSlide={(slide) => {
          args.onSlide(slide);
          setAnswers(answers.slice(1));
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const slider = canvas.getByRole("slider");
    await userEvent.tab();
    pressEndLate(slider, 1_000);
    await expect(canvas.getByRole("status")).toHaveTextContent(/No funcionó|didn't work/);
    await expect(slider).toHaveValue("0");
    await expect(slider).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("status")).toHaveTextContent(/Listo|Done/);
    // Each attempt is measured on its own.
    const [first, second] = mocked(args.onSlide).mock.calls.map(([{ duration }]) => duration);
    await expect(args.onSlide).toHaveBeenCalledTimes(2);
    await expect(first).toBeGreaterThanOrEqual(1_000);
    await expect(second).toBeLessThan(1_000);
  },
};

export const LongTexts: Story = longTexts(meta);
