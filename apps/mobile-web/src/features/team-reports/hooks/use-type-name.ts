import { GameType } from "@volado/domain/games";
import { useTranslation } from "react-i18next";

/** A type of games by its name; one that the site doesn't know keeps its code. */
export const useTypeName = (): ((code: string) => string) => {
  const { t } = useTranslation();
  return (code) => {
    const type = Object.values(GameType).find((known) => known === code);
    return type === undefined ? code : t(`shell.categories.${type}`);
  };
};
