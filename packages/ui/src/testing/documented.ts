import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentType, createElement, type ReactElement } from "react";
import * as kit from "../index.ts";

type StoryModule = { default: Meta } & Record<string, StoryObj>;
const storyModules = () =>
  Object.entries(import.meta.glob<StoryModule>("../components/*/*.stories.tsx", { eager: true }));

export type Texts = Readonly<Record<string, unknown>>;

export interface StoryTexts {
  /** Name of its export. */
  name: string;
  /** The args that it sets itself. */
  own: Texts;
  /** Its own English overrides. */
  ownEnglish: Texts;
  /** All args in Spanish. */
  es: Texts;
  /** All args in English. */
  en: Texts;
}

/** A component with its docs page and stories. */
export interface DocumentedComponent {
  /** Name of its folder. */
  name: string;
  /** Title of its docs page, such as "Controls/Button". */
  title: string;
  /** Creates the component with the args of its first story and the given props. */
  element: (props?: Record<string, unknown>) => ReactElement;
  /** Text of its docs page. */
  page: string;
  /** Components whose props its docs page lists. */
  tables: readonly string[];
  /** Components that its file exports. */
  exported: readonly string[];
  /** The component's English overrides. */
  english: Texts;
  stories: readonly StoryTexts[];
}

const asTexts = (value: unknown): Texts => (typeof value === "object" && value !== null ? { ...value } : {});

/** Storybook types a meta's component loosely, as anything a renderer accepts; in React it is a component. */
const asComponent = (component: NonNullable<Meta["component"]>): ComponentType<object> => component;

/**
 * All components that have stories. Rules for all components are tested on this list, so a new component is covered by
 * its first story.
 */
export function documentedComponents(): readonly DocumentedComponent[] {
  const sources = import.meta.glob<Texts>(["../components/*/*.tsx", "!**/*.{stories,test}.tsx"], {
    eager: true,
  });
  return storyModules().map(([file, { default: meta, ...stories }]) => {
    const { component, title, args, parameters } = meta;
    if (!component || title === undefined) throw new Error(`${file}: its meta needs a title and a component`);
    const english = asTexts(parameters?.english);
    const components = Object.entries(sources[file.replace(".stories", "")] ?? {}).filter(
      ([name, value]) => /^[A-Z][a-z]/.test(name) && name in kit && typeof value !== "string",
    );
    const shown: readonly unknown[] = [component, ...Object.values(meta.subcomponents ?? {})];
    const known = { ...args, ...Object.values(stories).at(0)?.args };
    return {
      name: file.split("/").at(-2) ?? file,
      title,
      element: (props) => createElement<object>(asComponent(component), { ...known, ...props }),
      page: String(parameters?.page ?? ""),
      tables: components.filter(([, value]) => shown.includes(value)).map(([name]) => name),
      exported: components.map(([name]) => name),
      english,
      stories: Object.entries(stories).map(([name, story]) => {
        const own = asTexts(story.args);
        const ownEnglish = asTexts(story.parameters?.english);
        const es = { ...args, ...own };
        return { name, own, ownEnglish, es, en: { ...es, ...english, ...ownEnglish } };
      }),
    };
  });
}

/** Pictures and URLs, which are not text. */
const unread = /^(data:|#|\/)/;

/** All text in args, including lists and elements. */
export function textOf(value: unknown): string {
  if (typeof value === "string") return unread.test(value) ? "" : value;
  if (Array.isArray(value)) return value.map(textOf).join(" ");
  if (typeof value !== "object" || value === null) return "";
  if ("props" in value) return textOf(value.props);
  return Object.values(value).map(textOf).join(" ");
}
