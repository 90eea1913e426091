import type { ReactNode } from "react";

/** What a part of the security center is about. */
export function PartHead({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <header className="app-security__head">
      <h2>{title}</h2>
      <p className="app-security__intro">{children}</p>
    </header>
  );
}
