/** Hands the visitor a text file, as a download does; the mark at its start tells spreadsheets that it is UTF-8. */
export const saveTextFile = (name: string, type: string, text: string): void => {
  const address = URL.createObjectURL(new Blob(["\uFEFF", text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
};
