/** What jsdom lacks of dialogs and strips: modal dialogs are open or not, and nothing scrolls. */
export const stubDialogs = (): void => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  Element.prototype.scrollTo = () => undefined;
};
