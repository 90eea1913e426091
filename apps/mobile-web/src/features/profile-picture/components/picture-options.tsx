import type { SetHeadIconInput } from "@volado/api-client/endpoints";
import type { HeadIcons } from "@volado/domain/member";
import { Avatar } from "@volado/ui";
import { useTranslation } from "react-i18next";

export interface PictureOptionsProps {
  offered: HeadIcons;
  busy: boolean;
  onChoose: (input: SetHeadIconInput) => Promise<void>;
}

/** The pictures on offer; the present one is pressed. */
export function PictureOptions({ offered: { current, icons }, busy, onChoose }: PictureOptionsProps) {
  const { t } = useTranslation();
  return (
    <fieldset className="app-pictures">
      <legend>{t("picture.choose")}</legend>
      {icons.map(({ id, url }, place) => (
        <button
          key={id}
          type="button"
          className="app-pictures__option"
          aria-label={t("picture.option", { number: place + 1 })}
          aria-pressed={url === current}
          aria-disabled={busy || undefined}
          onClick={() => {
            if (!busy) void onChoose({ iconId: id });
          }}
        >
          <Avatar src={url} size={56} />
        </button>
      ))}
    </fieldset>
  );
}
