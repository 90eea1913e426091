import type { ArgTypesEnhancer } from "storybook/internal/types";

/**
 * The kit writes optional props as `T | undefined`, which Storybook takes for a free union and offers as raw
 * JSON. Without the `undefined` it finds the fitting control: a switch, a number, a choice.
 */
export const optionalControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type } = argType;
      if (typeof type !== "object" || type.name !== "union") return [name, argType];
      const given = type.value.filter((member) => !("value" in member && member.value === "undefined"));
      const [only, ...others] = given;
      const narrowed = only && others.length === 0 ? only : { ...type, value: given };
      return [name, { ...argType, type: narrowed }];
    }),
  );
