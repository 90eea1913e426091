import type { Decorator } from "@storybook/react-vite";

/** A story decorator that limits the available width, in CSS pixels. */
export const inWidth =
  (width: number): Decorator =>
  (Story) => (
    <div style={{ width }}>
      <Story />
    </div>
  );
