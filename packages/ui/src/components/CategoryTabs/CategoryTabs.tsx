import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef } from "react";
import { usePicture } from "../../hooks/use-picture.tsx";
import { RadioStrip } from "../../scrolling/radio-strip.tsx";

/**
 * A strip of categories to choose from, each with a label and an optional icon. Styles: `@volado/ui/category-
 * tabs.css`.
 */
export function CategoryTabs({ categories, className, ...rest }: CategoryTabsProps) {
  return (
    <RadioStrip
      {...rest}
      className={clsx("vo-category-tabs", className)}
      tabClassName="vo-category-tabs__tab"
      choices={categories.map(({ id, title, iconUrl }) => ({
        id,
        face: (
          <>
            {iconUrl !== undefined && <CategoryIcon url={iconUrl} />}
            <span>{title}</span>
          </>
        ),
      }))}
    />
  );
}

/** A category's picture. A broken image keeps its space, so the layout doesn't shift. */
function CategoryIcon({ url }: { url: string }) {
  const icon = usePicture({ src: url, width: 24, height: 24, eager: true, instead: null });
  return (
    <span className="vo-category-tabs__icon" aria-hidden="true">
      {icon}
    </span>
  );
}

export interface TabCategory {
  id: string;
  title: string;
  /** A square picture that is legible on dark and light backgrounds. */
  iconUrl?: string | undefined;
}

export interface CategoryTabsProps extends Omit<ComponentPropsWithRef<"div">, "children" | "onChange"> {
  /** Accessible name of the group, such as "Categories". */
  label: string;
  categories: readonly TabCategory[];
  /** `id` of the selected category. */
  value: string;
  onChange: (id: string) => void;
}
