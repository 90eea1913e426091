import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentType, createElement, type ReactElement } from "react";

type StoryModule = { default: Meta } & Record<string, StoryObj>;

/** A component as its stories show it. */
export interface DocumentedComponent {
  /** Title of its page, such as "Controls/Button". */
  title: string;
  /** The component with the arguments of its first story, and the given ones over them. */
  element: (props?: Record<string, unknown>) => ReactElement;
}

/**
 * Every component that has stories, with props it is known to work with. Rules that hold for all of them are
 * tested on this list, so a new component is held to them from its first story.
 */
export function documentedComponents(): DocumentedComponent[] {
  const modules = import.meta.glob<StoryModule>("../components/*/*.stories.tsx", { eager: true });
  return Object.entries(modules).map(([file, { default: meta, ...stories }]) => {
    const { component, title } = meta;
    if (!component || title === undefined) throw new Error(`${file}: its meta needs a title and a component`);
    const firstStory = Object.values(stories).at(0);
    const known = { ...meta.args, ...firstStory?.args };
    return {
      title,
      element: (props) => createElement<object>(asComponent(component), { ...known, ...props }),
    };
  });
}

/** Storybook types a meta's component loosely, as anything a renderer can show; with React it is a component. */
function asComponent(component: NonNullable<Meta["component"]>): ComponentType<object> {
  return component;
}
