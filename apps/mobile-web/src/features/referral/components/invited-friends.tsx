import type { Invitation } from "@volado/domain/member";
import { formatDay } from "@volado/i18n";
import { Card, List, ListItem } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { merchant } from "../../../shared/merchant.ts";

/** How many came with the member's code, and the latest of them. */
export function InvitedFriends({ invited, friends }: Pick<Invitation, "invited" | "friends">) {
  const { t } = useTranslation();
  return (
    <section className="app-invite__friends">
      <h2>{t("invite.friends")}</h2>
      <p className="app-invite__text">
        {invited === 0 ? t("invite.none") : t("invite.count", { count: invited })}
      </p>
      {friends.length > 0 && (
        <Card kind="list">
          <List aria-label={t("invite.latest")}>
            {friends.map(({ name, joinedAt }) => (
              <ListItem
                key={`${name} ${joinedAt}`}
                end={<small>{formatDay(joinedAt, merchant.timeZone)}</small>}
              >
                {name}
              </ListItem>
            ))}
          </List>
        </Card>
      )}
    </section>
  );
}
