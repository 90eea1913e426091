import { loadTexts, type TextsPart } from "@volado/i18n";
import { getI18n } from "react-i18next";

/** Loads code together with the parts of the texts that it needs, for `React.lazy`. */
export const withTexts =
  <Code>(parts: readonly TextsPart[], load: () => Promise<Code>): (() => Promise<Code>) =>
  async () => {
    const [code] = await Promise.all([load(), ...parts.map((part) => loadTexts(getI18n(), part))]);
    return code;
  };
