import type { ArgTypesEnhancer } from "storybook/internal/types";

/**
 * Optional props are typed `T | undefined`, which Storybook treats as a free union and edits as raw JSON. Without
 * `undefined` it picks a fitting control: a switch, a number, a select.
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
