/** States of a class that the kit's sheets know: attributes, and their values where they have some. */
export type PublicBlock = Readonly<Record<string, readonly string[]>>;

/** Class names that a brand may style, with their states. Written by `pnpm run names`. */
export const publicNames: Readonly<Record<string, PublicBlock>> = {
  "vo-accordion": {},
  "vo-avatar": {},
  "vo-badge": {
    "data-dot": [],
    "data-tone": [
      "action",
      "hot",
      "info",
      "quiet"
    ]
  },
  "vo-balance": {
    "data-refreshing": [],
    "data-size": [
      "compact",
      "full"
    ]
  },
  "vo-balance__amount": {},
  "vo-balance__button": {},
  "vo-balance__figures": {},
  "vo-balance__label": {},
  "vo-balance__refresh": {},
  "vo-balance__sum": {},
  "vo-balls": {
    "data-size": [
      "s"
    ]
  },
  "vo-balls__ball": {},
  "vo-banner": {},
  "vo-banner__button": {
    "data-control": [
      "next",
      "previous",
      "rotation"
    ]
  },
  "vo-banner__dot": {
    "data-active": []
  },
  "vo-banner__dots": {},
  "vo-banner__image": {},
  "vo-banner__link": {},
  "vo-banner__slide": {},
  "vo-banner__stage": {},
  "vo-banner__track": {},
  "vo-bar-chart": {},
  "vo-behind-modal": {},
  "vo-bottom-menu": {},
  "vo-bottom-menu__icon": {},
  "vo-bottom-menu__label": {},
  "vo-bottom-menu__link": {
    "aria-current": [],
    "data-raised": []
  },
  "vo-bottom-menu__list": {},
  "vo-button": {
    "aria-disabled": [
      "true"
    ],
    "data-block": [],
    "data-loading": [],
    "data-size": [
      "s"
    ],
    "data-variant": [
      "action",
      "danger",
      "link",
      "quiet"
    ]
  },
  "vo-button__coin": {},
  "vo-button__content": {},
  "vo-captcha": {},
  "vo-captcha__image": {},
  "vo-captcha__picture": {},
  "vo-card": {
    "data-kind": [
      "list"
    ]
  },
  "vo-category-tabs": {},
  "vo-category-tabs__icon": {},
  "vo-category-tabs__tab": {},
  "vo-checkbox": {
    "data-invalid": []
  },
  "vo-checkbox__error": {},
  "vo-checkbox__input": {},
  "vo-checkbox__row": {},
  "vo-choice": {
    "data-wrap": []
  },
  "vo-choice__chip": {},
  "vo-choice__input": {},
  "vo-choice__label": {},
  "vo-choice__option": {},
  "vo-choice__options": {},
  "vo-coin": {
    "data-spin": []
  },
  "vo-coin__disc": {},
  "vo-coin__face": {
    "data-side": [
      "plain"
    ]
  },
  "vo-coin__rim": {},
  "vo-coin__sun": {},
  "vo-coin__turn": {},
  "vo-copy-line": {
    "data-kind": [
      "plain"
    ]
  },
  "vo-countdown": {},
  "vo-date": {},
  "vo-dialog": {},
  "vo-dialog__actions": {},
  "vo-dialog__body": {},
  "vo-dialog__head": {},
  "vo-dialog__mask": {},
  "vo-dialog__sheet": {},
  "vo-dialog__title": {},
  "vo-drawer": {
    "data-side": [
      "bottom",
      "full",
      "left",
      "right"
    ]
  },
  "vo-drawer__actions": {},
  "vo-drawer__body": {},
  "vo-drawer__head": {},
  "vo-drawer__sheet": {},
  "vo-drawer__title": {},
  "vo-edge-fade": {},
  "vo-edge-fade__strip": {},
  "vo-error-state": {},
  "vo-facts": {},
  "vo-facts__item": {},
  "vo-facts__label": {},
  "vo-facts__value": {},
  "vo-field": {
    "data-disabled": [],
    "data-invalid": []
  },
  "vo-field__box": {},
  "vo-field__input": {},
  "vo-field__label": {},
  "vo-field__message": {},
  "vo-field__slot": {
    "data-end": []
  },
  "vo-figures": {},
  "vo-filter-drawer": {},
  "vo-floating-button": {
    "aria-disabled": []
  },
  "vo-fold": {},
  "vo-fold__body": {},
  "vo-fold__mark": {},
  "vo-game-grid": {},
  "vo-game-grid__above": {},
  "vo-game-grid__end": {},
  "vo-game-grid__failure": {},
  "vo-game-grid__list": {},
  "vo-game-grid__row": {},
  "vo-game-grid__sample": {},
  "vo-game-icon": {},
  "vo-game-row": {
    "data-vendors": []
  },
  "vo-game-row__page": {
    "data-side": [
      "next",
      "previous"
    ]
  },
  "vo-game-row__strip": {},
  "vo-game-tile": {
    "data-skeleton": [],
    "data-unavailable": []
  },
  "vo-game-tile__badge": {
    "data-badge": [
      "hot",
      "unavailable"
    ]
  },
  "vo-game-tile__caption": {},
  "vo-game-tile__cover": {},
  "vo-game-tile__name": {},
  "vo-game-tile__open": {},
  "vo-game-tile__star": {
    "aria-pressed": [
      "true"
    ]
  },
  "vo-game-tile__vendor": {},
  "vo-header": {
    "data-kind": [
      "home",
      "page"
    ]
  },
  "vo-header__end": {},
  "vo-header__logo": {},
  "vo-header__start": {},
  "vo-header__title": {},
  "vo-icon": {},
  "vo-icon-button": {
    "aria-pressed": [
      "true"
    ],
    "data-variant": [
      "raised"
    ]
  },
  "vo-image-upload": {
    "data-invalid": []
  },
  "vo-image-upload__add": {},
  "vo-image-upload__image": {},
  "vo-image-upload__images": {},
  "vo-image-upload__label": {},
  "vo-image-upload__message": {},
  "vo-image-upload__remove": {},
  "vo-install-bar": {},
  "vo-install-bar__icon": {},
  "vo-install-bar__mark": {},
  "vo-install-bar__text": {},
  "vo-jackpot": {},
  "vo-jackpot__figure": {},
  "vo-jackpot__note": {},
  "vo-jackpot__sign": {},
  "vo-list": {},
  "vo-list__chevron": {},
  "vo-list__detail": {},
  "vo-list__icon": {},
  "vo-list__item": {},
  "vo-list__label": {},
  "vo-list__row": {
    "aria-current": []
  },
  "vo-live-strip": {},
  "vo-live-strip__list": {},
  "vo-live-table": {
    "data-skeleton": [],
    "data-state": [
      "closed",
      "full",
      "open"
    ]
  },
  "vo-live-table__dealer": {},
  "vo-live-table__limits": {},
  "vo-live-table__open": {},
  "vo-live-table__portrait": {},
  "vo-live-table__state": {},
  "vo-live-table__table": {},
  "vo-live-table__words": {},
  "vo-logo": {},
  "vo-logo__word": {},
  "vo-message": {
    "data-flush": [],
    "data-kind": [
      "error",
      "success"
    ]
  },
  "vo-message__action": {},
  "vo-message__close": {},
  "vo-message__mark": {},
  "vo-message__text": {},
  "vo-mobile": {},
  "vo-mobile__code": {},
  "vo-mobile__select": {},
  "vo-month": {},
  "vo-month__day": {
    "aria-current": [],
    "data-marked": []
  },
  "vo-month__days": {},
  "vo-month__head": {},
  "vo-month__name": {},
  "vo-month__weekday": {},
  "vo-notice": {
    "data-expanded": []
  },
  "vo-notice__chevron": {},
  "vo-notice__date": {},
  "vo-notice__head": {},
  "vo-notice__mark": {},
  "vo-notice__preview": {},
  "vo-notice__title": {},
  "vo-notice__toggle": {
    "aria-expanded": [
      "false"
    ]
  },
  "vo-notice__whole": {},
  "vo-offline-state": {},
  "vo-page-jump": {},
  "vo-page-jump__form": {},
  "vo-page-jump__slider": {},
  "vo-password-field": {},
  "vo-place-tile": {},
  "vo-place-tile__icon": {},
  "vo-place-tile__name": {},
  "vo-place-tile__way": {},
  "vo-place-tiles": {},
  "vo-progress": {},
  "vo-promotion-card": {
    "data-skeleton": []
  },
  "vo-promotion-card__foot": {},
  "vo-promotion-card__more": {},
  "vo-promotion-card__period": {},
  "vo-promotion-card__picture": {},
  "vo-promotion-card__title": {},
  "vo-qr": {},
  "vo-qr__ink": {},
  "vo-qr__paper": {},
  "vo-radio-strip": {},
  "vo-radio-strip__tab": {
    "data-selected": []
  },
  "vo-rail": {},
  "vo-rail__icon": {},
  "vo-rail__link": {
    "aria-current": []
  },
  "vo-rail__list": {},
  "vo-rain": {
    "data-still": []
  },
  "vo-rain__envelope": {
    "data-found": [
      "won"
    ]
  },
  "vo-reward": {
    "data-claimable": []
  },
  "vo-reward__amount": {},
  "vo-reward__detail": {},
  "vo-reward__what": {},
  "vo-reward__worth": {},
  "vo-rich-text": {},
  "vo-rules": {},
  "vo-rules__item": {
    "data-met": []
  },
  "vo-rules__mark": {},
  "vo-search": {},
  "vo-search-overlay": {},
  "vo-search-overlay__box": {},
  "vo-search__field": {},
  "vo-search__form": {},
  "vo-search__mark": {},
  "vo-section-title": {},
  "vo-section-title__all": {},
  "vo-section-title__comma": {},
  "vo-section-title__count": {},
  "vo-section-title__heading": {},
  "vo-select": {},
  "vo-select__input": {},
  "vo-select__mark": {},
  "vo-skeleton": {
    "data-shape": [
      "banner",
      "circle",
      "row",
      "text",
      "tile"
    ]
  },
  "vo-skeleton__part": {},
  "vo-slide": {
    "data-status": [
      "checking",
      "done",
      "failed"
    ]
  },
  "vo-slide__hint": {},
  "vo-slide__input": {},
  "vo-slide__run": {
    "data-held": []
  },
  "vo-slide__text": {},
  "vo-slide__thumb": {},
  "vo-slide__track": {},
  "vo-sms-code": {},
  "vo-social-button": {},
  "vo-spinner": {},
  "vo-spinner__label": {},
  "vo-state": {},
  "vo-state__action": {},
  "vo-state__drawing": {
    "data-struck": []
  },
  "vo-state__text": {},
  "vo-state__title": {},
  "vo-stats": {},
  "vo-streak": {},
  "vo-streak__day": {},
  "vo-streak__mark": {},
  "vo-streak__step": {
    "data-state": [
      "done",
      "today"
    ]
  },
  "vo-table": {},
  "vo-table__caption": {},
  "vo-table__grid": {},
  "vo-tabs": {},
  "vo-tabs__list": {},
  "vo-tabs__panel": {},
  "vo-tabs__tab": {
    "aria-selected": [
      "true"
    ]
  },
  "vo-text-area": {},
  "vo-text-area__input": {},
  "vo-text-field": {},
  "vo-ticker": {
    "data-paused": []
  },
  "vo-ticker__icon": {},
  "vo-ticker__line": {
    "aria-hidden": []
  },
  "vo-ticker__notice": {},
  "vo-ticker__pause": {},
  "vo-ticker__track": {},
  "vo-ticker__window": {},
  "vo-toast": {
    "data-kind": [
      "error",
      "success"
    ]
  },
  "vo-toast__action": {},
  "vo-toast__mark": {},
  "vo-toast__text": {},
  "vo-toasts": {},
  "vo-toasts__list": {},
  "vo-top-menu": {},
  "vo-top-menu__link": {
    "aria-current": []
  },
  "vo-vendor-tabs": {},
  "vo-vendor-tabs__logo": {},
  "vo-vendor-tabs__tab": {},
  "vo-vendor-tile": {
    "data-skeleton": []
  },
  "vo-vendor-tile__mark": {
    "data-opens": [
      "game"
    ]
  },
  "vo-vendor-tile__meta": {},
  "vo-vendor-tile__name": {},
  "vo-vendor-tile__picture": {},
  "vo-vendor-tile__words": {},
  "vo-visually-hidden": {},
  "vo-winner-carousel": {},
  "vo-winner-carousel__head": {},
  "vo-winner-carousel__pause": {},
  "vo-winner-carousel__strip": {},
  "vo-winner-carousel__title": {},
  "vo-winners": {
    "data-paused": [],
    "data-rolls": []
  },
  "vo-winners__amount": {},
  "vo-winners__customer": {},
  "vo-winners__game": {},
  "vo-winners__head": {},
  "vo-winners__icon": {},
  "vo-winners__item": {
    "aria-hidden": []
  },
  "vo-winners__list": {},
  "vo-winners__pause": {},
  "vo-winners__row": {},
  "vo-winners__title": {},
  "vo-winners__view": {}
};
