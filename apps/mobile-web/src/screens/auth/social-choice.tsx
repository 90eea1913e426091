import { SocialButtons } from "../../features/social/components/social-buttons.tsx";
import { lazyComponent } from "../../shared/lazy/lazy-component.tsx";

const SocialCompletion = lazyComponent({
  name: "social registration",
  load: () => import("./social-completion.tsx"),
  onFail: "message",
});

/** The buttons of social accounts, with the form that completes a sign-up. */
export default function SocialChoice() {
  return <SocialButtons completion={SocialCompletion} />;
}
