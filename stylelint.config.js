const kebab = "[a-z][a-z0-9]*(-[a-z0-9]+)*";

/** @type {import("stylelint").Config} */
export default {
  extends: ["stylelint-config-standard", "stylelint-config-recess-order"],
  plugins: ["stylelint-order", "@stylistic/stylelint-plugin"],
  ignoreFiles: ["**/dist/**", "**/storybook-static/**", "**/.volado/**", "**/playwright-report/**"],
  reportNeedlessDisables: true,
  rules: {
    "order/order": ["custom-properties", "declarations"],
    "@stylistic/max-line-length": 120,

    // Blocks, elements and modifiers: `vo-button__icon`, `app-menu--last`.
    "selector-class-pattern": `^${kebab}(__${kebab})?(--${kebab})?$`,
    // A leading underscore marks what only the sheet itself reads.
    "custom-property-pattern": `^_?${kebab}$`,
    "number-max-precision": 5,
    "import-notation": "string",
    // Colours are written as the palette computes them: `oklch(0.82 0.17 80)`.
    "lightness-notation": "number",
    "hue-degree-notation": "number",
    "alpha-value-notation": "number",
    "media-feature-range-notation": "prefix",
    "value-keyword-case": ["lower", { camelCaseSvgKeywords: true }],
    // Safari on iOS knows it by its prefix alone.
    "property-no-vendor-prefix": [true, { ignoreProperties: ["-webkit-text-size-adjust"] }],
    // Comments stand right above the declaration that they explain.
    "comment-empty-line-before": null,
    // States are grouped by part here; which rule wins is a matter of layers and `:where`.
    "no-descending-specificity": null,
  },
  overrides: [
    {
      // The kit's sheets touch the kit's own elements alone: a selector begins in a class of the kit, or says which
      // of the kit's elements the root has to hold. What a host may leave out stands in reset.css and base.css.
      files: ["packages/ui/src/**/*.css"],
      rules: {
        "selector-disallowed-list": [
          [/^(?!(:is\(|:where\()?(\.vo-|\[class\^="vo-"\]))/],
          { splitList: true, ignore: ["keyframe-selectors"] },
        ],
      },
    },
    {
      // For something below the root, or below the shell around all pages, the browser looks through the page whenever
      // a list draws a row (docs/decisions/063).
      files: ["apps/**/*.css"],
      rules: {
        "selector-disallowed-list": [
          [/^(:root|html|body|\.app-shell)\S*:has\(/],
          {
            splitList: true,
            message: () => "A :has() that looks through the whole page: set a mark of the root.",
          },
        ],
      },
    },
    {
      files: ["packages/ui/src/styles/{reset,base}.css", "packages/ui/src/tokens/tokens.css"],
      rules: { "selector-disallowed-list": null },
    },
  ],
};
