import type { BankCard } from "@volado/domain/wallet";
import { BankCardIcon, Button, ListItem } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { BankCardRemoval } from "./bank-card-removal.tsx";

/** One card: bank, what of its number is known here, and whose it is. */
export function BankCardRow({ card }: { readonly card: BankCard }) {
  const { t } = useTranslation();
  const [removing, setRemoving] = useState(false);
  const ending = t("security.cards.ending", {
    kind: t(`security.cards.kinds.${card.kind}`),
    digits: card.lastDigits,
  });
  const name = `${card.bank.name}, ${ending}`;
  return (
    <ListItem
      icon={<BankCardIcon />}
      detail={
        <>
          <span>{ending}</span>
          <br />
          <span>{card.holder}</span>
        </>
      }
      end={
        <Button
          size="s"
          variant="quiet"
          aria-label={t("security.cards.removeNamed", { card: name })}
          onClick={() => setRemoving(true)}
        >
          {t("security.cards.remove")}
        </Button>
      }
    >
      {card.bank.name}
      <BankCardRemoval cardId={card.id} name={name} open={removing} onClose={() => setRemoving(false)} />
    </ListItem>
  );
}
