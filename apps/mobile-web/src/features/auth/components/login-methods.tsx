import { SiteSwitch } from "@volado/domain/site";
import { Spinner, Tabs } from "@volado/ui";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { sessionDrafts } from "../../../shared/forms/session-drafts.ts";
import { lazyComponent } from "../../../shared/lazy/lazy-component.tsx";
import { readLoginPrefill } from "../../../shared/navigation/login-prefill.ts";
import { useSiteInfo } from "../../../shared/services/use-site.ts";
import type { LoginKind } from "../login-kind.ts";
import { type LoginDefaults, loginDefaults, storePrefill } from "../login-method.ts";
import { UsernameForm } from "./username-form.tsx";

const SmsLogin = lazyComponent({ name: "SMS login", load: () => import("./sms-login.tsx"), onFail: "retry" });

type LoginTab = "username" | "sms";

/** The method in the navigation state wins, then the last selected tab, then the remembered login. */
const initialTab = (defaults: LoginDefaults | undefined): LoginTab => {
  if (defaults && !defaults.remembered) return defaults.type;
  const { way } = sessionDrafts.get("account-entry", ["way"]);
  return way === "sms" || way === "username" ? way : (defaults?.type ?? "username");
};

/**
 * Login methods as tabs. The SMS tab appears only if the merchant offers it, and its code loads when it is selected
 * (Spec §2). A form stays mounted once shown, so switching tabs loses nothing. The tab bar is always rendered,
 * because the switches are not known at first paint.
 */
function LoginForms({ kind }: { kind: LoginKind }) {
  const { t } = useTranslation();
  const { state, key } = useLocation();
  const smsOffered = useSiteInfo()?.switches.has(SiteSwitch.SmsLogin) === true && kind === "players";
  const [defaults] = useState(() => loginDefaults(state, key));
  useEffect(() => {
    if (defaults && !defaults.remembered) storePrefill(defaults, key);
  }, [defaults, key]);
  const [chosen, setChosen] = useState(() => initialTab(defaults));
  const tab = smsOffered ? chosen : "username";
  const [smsShown, setSmsShown] = useState(false);
  if (tab === "sms" && !smsShown) setSmsShown(true);

  const items = [
    { value: "username", label: t("auth.wayUsername") },
    ...(smsOffered ? [{ value: "sms", label: t("auth.waySms") } as const] : []),
  ] as const;
  // A mobile number from the navigation state also works as a username, if there is no SMS tab.
  const defaultsFor = (type: LoginTab) =>
    defaults?.type === type || (type === "username" && defaults?.remembered === false) ? defaults : undefined;

  return (
    <Tabs
      className="app-login-ways"
      label={t("auth.ways")}
      items={items}
      value={tab}
      onValueChange={(way) => {
        setChosen(way);
        sessionDrafts.set("account-entry", { way });
      }}
    >
      <div hidden={tab !== "username"}>
        <UsernameForm kind={kind} defaults={defaultsFor("username")} />
      </div>
      {smsShown && (
        <div hidden={tab !== "sms"}>
          <SmsLogin
            defaults={defaultsFor("sms")}
            waiting={
              <div className="app-login__placeholder">
                <Spinner label={t("common.loading")} />
              </div>
            }
          />
        </div>
      )}
    </Tabs>
  );
}

/** The login's forms, new for each prefill, which may be sent from a dialog over this page. */
export function LoginMethods({ kind }: { kind: LoginKind }) {
  const { state, key } = useLocation();
  return <LoginForms key={readLoginPrefill(state) && key} kind={kind} />;
}
