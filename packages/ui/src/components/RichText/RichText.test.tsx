import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import "../../styles.css";
import base from "../../styles/base.css?inline";
import reset from "../../styles/reset.css?inline";
import { sampleBanner } from "../../testing/games.samples.ts";
import { RichText } from "./RichText.tsx";
import "./rich-text.css";

/** Text styles of a host page. */
const HOST =
  "#host { font: 16px/1.5 serif; font-variant-numeric: normal; text-underline-offset: auto; color: rgb(20 30 40); }";

/** Root properties of base.css that only affect the browser, not the text. */
const OF_THE_ROOT = /^(-webkit-tap-highlight-color|text-size-adjust|--.*)$/;

let host: HTMLElement;
let root: Root;

beforeEach(() => {
  host = document.body.appendChild(document.createElement("div"));
  host.id = "host";
  root = createRoot(host);
});

afterEach(() => {
  root.unmount();
  host.remove();
});

const adopt = (...sheets: readonly string[]): void => {
  document.adoptedStyleSheets = sheets.map((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  });
};

const looks = (): readonly (readonly [element: string, styles: Readonly<Record<string, string>>])[] =>
  [...host.querySelectorAll("*")].map((element) => {
    const style = getComputedStyle(element);
    const styles = [...style].filter((name) => !OF_THE_ROOT.test(name));
    return [
      element.localName,
      Object.fromEntries(styles.map((name) => [name, style.getPropertyValue(name)])),
    ];
  });

test("looks the same without reset.css and base.css", async () => {
  root.render(
    <RichText>
      <h2>Depósitos</h2>
      <p>
        Deposita desde cuentas <strong>a tu nombre</strong> y lee los <a href="#terms">términos de uso</a>.
      </p>
      <h5>Mínimos</h5>
      <ol>
        <li>Transferencia</li>
        <li>
          <p>Efectivo</p>
          <ul>
            <li>En tienda</li>
          </ul>
        </li>
      </ol>
      <blockquote>
        <p>Nunca te pediremos tu NIP.</p>
      </blockquote>
      <dl>
        <dt>Rollover</dt>
        <dd>Las veces que se juega un bono.</dd>
      </dl>
      <pre>1234</pre>
      <hr />
      <figure>
        <img src={sampleBanner(1, "Bono")} alt="Bono" width={780} height={330} />
        <figcaption>Un bono</figcaption>
      </figure>
      <table>
        <caption>Formas</caption>
        <thead>
          <tr>
            <th>Forma</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>SPEI</td>
          </tr>
        </tbody>
      </table>
      <details>
        <summary>Más</summary>
        <p>Detalles</p>
      </details>
    </RichText>,
  );
  await vi.waitFor(() => expect(host.querySelector("details")).not.toBe(null));

  adopt(HOST);
  const alone = looks();
  adopt(HOST, reset, base);
  expect(alone).toEqual(looks());
  adopt();
  expect(alone.find(([element]) => element === "p")?.[1]["margin-bottom"]).toBe("0px");
});
