import "./service-list.css";
import { List, ListItem, Skeleton } from "@volado/ui";
import { type ReactNode, useId } from "react";
import { RetryBlock } from "../../../shared/query/retry-block.tsx";
import { type ServiceKinds, useServiceLinks } from "../hooks/use-service-links.ts";
import { ContactRows } from "./contact-rows.tsx";

export interface ServiceListProps {
  /** Heading that names the list. */
  title?: ReactNode;
  /**
   * Only contacts of these kinds.
   * @default every kind
   */
  kinds?: ServiceKinds | undefined;
  /** Called when a contact was opened in a new tab. */
  onOpen?: (() => void) | undefined;
}

/**
 * Contacts inside a page without the floating button. They are read when the list appears; until then each has a
 * placeholder row.
 */
export function ServiceList({ title, kinds, onOpen }: ServiceListProps) {
  const id = useId();
  const { count, links } = useServiceLinks(true, kinds);
  if (count === 0 || links.data?.length === 0) return null;
  return (
    <div className="app-service">
      {title !== undefined && (
        <h2 className="app-service__title" id={id}>
          {title}
        </h2>
      )}
      {links.phase === "failed" ? (
        <RetryBlock onRetry={links.retry} />
      ) : (
        <List aria-labelledby={title === undefined ? undefined : id}>
          {links.phase === "content" ? (
            <ContactRows links={links.data} onOpen={onOpen} />
          ) : (
            Array.from({ length: count }, (_, row) => row).map((row) => (
              <ListItem key={row} aria-hidden="true">
                <Skeleton width="50%" />
              </ListItem>
            ))
          )}
        </List>
      )}
    </div>
  );
}
