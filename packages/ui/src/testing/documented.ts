import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentType, createElement, type ReactElement } from "react";
import * as kit from "../index.ts";

type StoryModule = { default: Meta } & Record<string, StoryObj>;
const storyModules = () =>
  Object.entries(import.meta.glob<StoryModule>("../components/*/*.stories.tsx", { eager: true }));

/** Arguments by name. */
export type Texts = Readonly<Record<string, unknown>>;

/** A story as far as its words go. */
export interface StoryTexts {
  /** Its export's name. */
  name: string;
  /** The arguments that it sets itself. */
  own: Texts;
  /** Its own English of them. */
  ownEnglish: Texts;
  /** All its arguments in Spanish. */
  es: Texts;
  /** All its arguments in English. */
  en: Texts;
}

/** The stories of one component's folder. */
export interface ComponentStories {
  /** Name of the folder. */
  name: string;
  /** What its page says about it. */
  page: string;
  /** Names of the components whose props its page has tables of. */
  tables: readonly string[];
  /** Names of the components that its file gives to the kit. */
  exported: readonly string[];
  /** What the component's English puts in the place of its arguments. */
  english: Texts;
  stories: readonly StoryTexts[];
}

const asTexts = (value: unknown): Texts => (typeof value === "object" && value !== null ? { ...value } : {});

/** Every component that has stories, with what these say in each language. */
export function componentStories(): readonly ComponentStories[] {
  const sources = import.meta.glob<Texts>(["../components/*/*.tsx", "!**/*.{stories,test}.tsx"], {
    eager: true,
  });
  return storyModules().map(([file, { default: meta, ...stories }]) => {
    const english = asTexts(meta.parameters?.english);
    const components = Object.entries(sources[file.replace(".stories", "")] ?? {}).filter(
      ([name, value]) => /^[A-Z][a-z]/.test(name) && name in kit && typeof value !== "string",
    );
    const shown: readonly unknown[] = [meta.component, ...Object.values(meta.subcomponents ?? {})];
    return {
      name: file.split("/").at(-2) ?? file,
      page: String(meta.parameters?.page ?? ""),
      tables: components.filter(([, value]) => shown.includes(value)).map(([name]) => name),
      exported: components.map(([name]) => name),
      english,
      stories: Object.entries(stories).map(([name, { args, parameters }]) => {
        const own = asTexts(args);
        const ownEnglish = asTexts(parameters?.english);
        const es = { ...meta.args, ...own };
        return { name, own, ownEnglish, es, en: { ...es, ...english, ...ownEnglish } };
      }),
    };
  });
}

/** Pictures and addresses, which nobody reads. */
const unread = /^(data:|#|\/)/;

/** Every word a player reads in arguments: texts, lists of texts, and what stands in elements. */
export function wordsOf(value: unknown): string {
  if (typeof value === "string") return unread.test(value) ? "" : value;
  if (Array.isArray(value)) return value.map(wordsOf).join(" ");
  if (typeof value !== "object" || value === null) return "";
  if ("props" in value) return wordsOf(value.props);
  return Object.values(value).map(wordsOf).join(" ");
}

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
  return storyModules().map(([file, { default: meta, ...stories }]) => {
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
