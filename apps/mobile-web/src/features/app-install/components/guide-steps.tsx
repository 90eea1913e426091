import { HomeScreenGuide } from "@volado/domain/app-install";
import { AddToHomeIcon, CheckIcon, ExternalIcon, MoreIcon, ShareIcon } from "@volado/ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

export interface GuideStepsProps {
  guide: HomeScreenGuide;
  headingLevel: 2 | 3;
}

/** One step with the browser's own icon, so it can be found whatever the phone's language. */
function Step({ drawing, children }: { drawing: ReactNode; children: ReactNode }) {
  return (
    <li>
      <span className="app-install__drawing">{drawing}</span>
      <span>{children}</span>
    </li>
  );
}

function useSteps(guide: HomeScreenGuide): readonly [title: string, steps: ReactNode] {
  const { t } = useTranslation();
  switch (guide) {
    case HomeScreenGuide.InApp:
      return [
        t("install.guides.inApp.title"),
        <>
          <Step drawing={<MoreIcon />}>{t("install.guides.inApp.menu")}</Step>
          <Step drawing={<ExternalIcon />}>{t("install.guides.inApp.leave")}</Step>
        </>,
      ];
    case HomeScreenGuide.Safari:
    case HomeScreenGuide.Chrome: {
      return [
        t(`install.guides.${guide}.title`),
        <>
          <Step drawing={guide === HomeScreenGuide.Safari ? <ShareIcon /> : <MoreIcon />}>
            {t(`install.guides.${guide}.menu`)}
          </Step>
          <Step drawing={<AddToHomeIcon />}>{t(`install.guides.${guide}.add`)}</Step>
          <Step drawing={<CheckIcon />}>{t(`install.guides.${guide}.done`)}</Step>
        </>,
      ];
    }
  }
}

/** Steps for adding the site to the home screen (Spec §2 "add-to-home guide"). */
export function GuideSteps({ guide, headingLevel: Heading }: GuideStepsProps) {
  const [title, steps] = useSteps(guide);
  const Title = `h${Heading}` as const;
  return (
    <section className="app-install__guide">
      <Title>{title}</Title>
      <ol>{steps}</ol>
    </section>
  );
}
