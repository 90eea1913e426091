/** Downloads a text file. The byte order mark makes spreadsheets read it as UTF-8. */
export const saveTextFile = (name: string, type: string, text: string): void => {
  const address = URL.createObjectURL(new Blob(["\uFEFF", text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // By then the browser has started reading it.
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
};
