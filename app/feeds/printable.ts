/** Text as any XML or calendar may hold it, on one line: titles come from people and their clipboards. */
export const printable = (text: string): string => lawful(text).replace(/\s+/g, ' ').trim();

/** Text as any XML may hold it, with all of its spaces: those at its ends part it from what is beside it. */
export const lawful = (text: string): string =>
  text.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}\uFFFE\uFFFF]/gu, ' ');
