import fc from "fast-check";
import { expect, test } from "vitest";
import { showsDownloadBar, showsDownloadButton } from "./download-bar.ts";

const plain = {
  dismissed: false,
  installed: false,
  webClip: false,
  hasIosLink: false,
  loginRequired: false,
  signedIn: false,
};

test.each([
  [{}, true],
  [{ dismissed: true }, false],
  [{ installed: true }, false],
  [{ webClip: true }, false],
  [{ webClip: true, hasIosLink: true }, true],
  [{ webClip: true, hasIosLink: true, dismissed: true }, false],
  [{ loginRequired: true }, false],
  [{ loginRequired: true, signedIn: true }, true],
  [{ signedIn: true }, true],
])("with %o the bar is shown: %s", (given, shown) => {
  expect(showsDownloadBar({ ...plain, ...given })).toBe(shown);
});

test("a dismissed bar never comes back", () => {
  const any = fc.record({
    dismissed: fc.constant(true),
    installed: fc.boolean(),
    webClip: fc.boolean(),
    hasIosLink: fc.boolean(),
    loginRequired: fc.boolean(),
    signedIn: fc.boolean(),
  });
  fc.assert(fc.property(any, (given) => !showsDownloadBar(given)));
});

const offered = { onHome: true, installed: false, appWindowEnabled: true, hasLink: true };
test.each([
  [{}, true],
  [{ onHome: false }, false],
  [{ installed: true }, false],
  [{ appWindowEnabled: false }, false],
  [{ hasLink: false }, false],
])("with %o the button is shown: %s", (given, shown) => {
  expect(showsDownloadButton({ ...offered, ...given })).toBe(shown);
});
