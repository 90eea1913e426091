/** States of a class: attributes, with their values if they have any. */
export type PublicBlock = Readonly<Record<string, readonly string[]>>;

/** Every class of the kit, sorted, with its states. */
const written = `
vo-accordion
vo-avatar
vo-badge[data-dot][data-tone=action|hot|info|quiet]
vo-balance[data-refreshing][data-size=compact|full] __amount __button __figures __label __refresh __sum
vo-balls[data-size=s] __ball
vo-banner __button[data-control=next|previous|rotation] __dot[data-active] __dots __image __link __slide
  __stage __track __words
vo-bar-chart
vo-behind-modal
vo-bottom-menu __icon __label __link[aria-current][data-raised] __list
vo-button[aria-disabled=true][data-block][data-loading][data-size=s][data-variant=action|danger|link|quiet]
  __coin __content
vo-captcha __image __picture
vo-card[data-kind=list]
vo-category-tabs __icon __tab
vo-checkbox[data-invalid] __error __input __row
vo-choice[data-wrap] __chip __input __label __option __options
vo-coin[data-spin] __disc __face[data-side=plain] __rim __sun __turn
vo-copy-line[data-kind=plain]
vo-countdown
vo-date
vo-dialog __actions __body __head __mask __sheet __title
vo-drawer[data-side=bottom|full|left|right] __actions __body __head __sheet __title
vo-edge-fade __strip
vo-error-state
vo-facts __item __label __value
vo-field[data-disabled][data-invalid] __box __input __label __message __slot[data-end=text]
vo-figures
vo-filter-drawer
vo-floating-button[aria-disabled]
vo-fold __body __mark
vo-game-grid __above __end __failure __list __row __sample
vo-game-icon
vo-game-row[data-vendors] __page[data-side=next|previous] __strip
vo-game-tile[data-skeleton][data-unavailable] __badge[data-badge=hot|unavailable] __caption __cover __name
  __open __star[aria-pressed=true] __vendor
vo-header[data-kind=home|page] __end __logo __start __title
vo-icon
vo-icon-button[aria-pressed=true][data-variant=action|raised]
vo-image-upload[data-invalid] __add __image __images __label __message __remove
vo-install-bar __icon __mark __text
vo-jackpot __figure __note __sign
vo-list __chevron __detail __icon __item __label __row[aria-current]
vo-live-strip __list
vo-live-table[data-skeleton][data-state=closed|full|open] __dealer __limits __open __portrait __state
  __table __words
vo-logo __word
vo-match[data-skeleton] __head __league __name __score __side __state
vo-match-strip __list
vo-message[data-flush][data-kind=error|success] __action __close __mark __text
vo-mobile __code __select
vo-month __day[aria-current][data-marked][data-missed] __days __head __name __tick __weekday
vo-notice[data-expanded] __chevron __date __head __mark __preview __title __toggle[aria-expanded=false]
  __whole
vo-offline-state
vo-page-jump __form __slider
vo-password-field
vo-place-tile __icon __name __way
vo-place-tiles
vo-progress
vo-promotion-card[data-skeleton] __foot __more __period __picture __title
vo-qr __ink __paper
vo-radio-strip __tab[data-selected]
vo-rail __icon __link[aria-current] __list
vo-rain[data-still] __envelope[data-found=won]
vo-reward[data-claimable][data-over] __amount __detail __what __worth
vo-rich-text
vo-rules __item[data-met] __mark
vo-search
vo-search-overlay __box
vo-search__field
vo-search__form
vo-search__mark
vo-section-title __all __comma __count __heading
vo-select __input __mark
vo-skeleton[data-shape=banner|circle|row|text|tile] __part
vo-slide[data-status=checking|done|failed] __hint __input __run[data-held] __text __thumb __track
vo-sms-code
vo-social-button
vo-spinner __label
vo-state __action __drawing[data-struck] __text __title
vo-stats
vo-streak __coins __day __days __state __step[data-state=ahead|done|next|today] __tick
vo-table __caption __grid
vo-tabs __list __panel __tab[aria-selected=true]
vo-text-area __input
vo-text-field
vo-ticker[data-paused] __icon __line[aria-hidden] __notice __pause __track __window
vo-toast[data-kind=error|success] __action __mark __text
vo-toasts __list
vo-top-menu __link[aria-current]
vo-vendor-tabs __logo __tab
vo-vendor-tile[data-skeleton] __live __mark[data-opens=game] __meta __name __picture __words
vo-visually-hidden
vo-winner-carousel __head __pause __strip __title
vo-winners[data-paused][data-rolls] __amount __customer __game __head __icon __item[aria-hidden] __list
  __pause __row __title __view
`;

const statesOf = (selector: string): PublicBlock =>
  Object.fromEntries(
    Array.from(selector.matchAll(/\[([\w-]+)(?:=([\w|-]+))?\]/g), ([, name = "", values]) => [
      name,
      values?.split("|") ?? [],
    ]),
  );

let block = "";

/** Class names that a brand may style, with their states. */
export const publicNames: Readonly<Record<string, PublicBlock>> = Object.fromEntries(
  Array.from(written.matchAll(/(__)?[\w-]+(\[[^\]]+\])*/g), ([selector, part]) => {
    const [name = ""] = selector.split("[");
    if (part === undefined) block = name;
    return [part === undefined ? name : block + name, statesOf(selector)];
  }),
);
