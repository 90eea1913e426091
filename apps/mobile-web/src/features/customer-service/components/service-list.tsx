import "./service-list.css";
import { List, ListItem, Skeleton } from "@volado/ui";
import { type ReactNode, useId } from "react";
import { RetryBlock } from "../../../shared/states/retry-block.tsx";
import { type ServiceKinds, useServiceLinks } from "../hooks/use-service-links.ts";
import { ContactRows } from "./contact-rows.tsx";

export interface ServiceListProps {
  /** Stands over the list and names it. */
  title?: ReactNode;
  /**
   * Only contacts of these kinds.
   * @default every kind
   */
  kinds?: ServiceKinds | undefined;
  /** A contact was opened, beside the site. */
  onOpen?: (() => void) | undefined;
}

/**
 * Contacts in the page itself, where no button floats: read when the list appears, each in the room of its
 * row from the start.
 */
export function ServiceList({ title, kinds, onOpen }: ServiceListProps) {
  const id = useId();
  const { named, links } = useServiceLinks(true, kinds);
  if (named === 0 || links.data?.length === 0) return null;
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
            Array.from({ length: named }, (_, row) => row).map((row) => (
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
