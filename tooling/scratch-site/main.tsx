import { MemberType } from "@volado/domain/member";
import { formatMoney } from "@volado/i18n";
import { Button } from "@volado/ui";
import "@volado/ui/styles.css";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { fetchGreeting, greetingAddress } from "./greeting";

/** Uses one thing of each published package, the way a merchant's own site would. */
const Scratch = () => {
  const [greeting, setGreeting] = useState("…");
  return (
    <main>
      <p id="address">{greetingAddress}</p>
      <p id="money">{formatMoney({ centavos: 123_450, currency: "MXN" }, "ES")}</p>
      <p id="member-types">{Object.keys(MemberType).length}</p>
      <Button onClick={async () => setGreeting(await fetchGreeting())}>Saludar</Button>
      <output>{greeting}</output>
    </main>
  );
};

const root = document.getElementById("root");
if (root !== null) createRoot(root).render(<Scratch />);
