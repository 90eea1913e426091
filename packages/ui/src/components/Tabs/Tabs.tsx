import { clsx } from "clsx/lite";
import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useId } from "react";

export interface TabItem<Value extends string> {
  value: Value;
  label: ReactNode;
  icon?: ReactNode;
}

/** Selector of focusable elements. */
const FOCUSABLE = "[href], :enabled, summary, [tabindex='0']";

/**
 * Tabs whose panel is `children`. Arrow keys move and select; only the selected tab is in the tab order. A panel
 * without focusable content is focusable itself. For tabs that are pages, use TopMenu.
 */
export function Tabs<Value extends string>({
  label,
  items,
  value,
  onValueChange,
  className,
  children,
  ...rest
}: TabsProps<Value>) {
  const id = useId();
  // An inline ref callback runs at every render, since the panel's content may have changed.
  const reach = (panel: HTMLElement | null) => {
    if (panel?.querySelector(FOCUSABLE)) panel.removeAttribute("tabindex");
    else panel?.setAttribute("tabindex", "0");
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const index = items.findIndex((item) => item.value === value);
    const targets: Readonly<Record<string, TabItem<Value> | undefined>> = {
      ArrowRight: items[index + 1] ?? items[0],
      ArrowLeft: items.at(index - 1),
      Home: items[0],
      End: items.at(-1),
    };
    const next = targets[event.key];
    if (!next) return;
    event.preventDefault();
    onValueChange(next.value);
    document.getElementById(`${id}-${next.value}`)?.focus();
  };

  return (
    <div {...rest} className={clsx("vo-tabs", className)}>
      <div className="vo-tabs__list" role="tablist" aria-label={label}>
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            className="vo-tabs__tab"
            id={`${id}-${item.value}`}
            aria-selected={item.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={item.value === value ? 0 : -1}
            onClick={() => onValueChange(item.value)}
            onKeyDown={handleKeyDown}
          >
            {item.icon}
            {item.label}
          </button>
        ))}
      </div>
      <div
        ref={reach}
        className="vo-tabs__panel"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
      >
        {children}
      </div>
    </div>
  );
}

export interface TabsProps<Value extends string> extends ComponentPropsWithRef<"div"> {
  /** Accessible name of the tabs. */
  label: string;
  items: readonly TabItem<Value>[];
  /** The selected tab. */
  value: Value;
  onValueChange: (value: Value) => void;
}
