/** A word with a digit among its letters, as scans misread them: 'sec0nded', 'a11', '0ctober'. */
const word = /(?<![\p{L}\d])(?=[\p{L}]*[01])[\p{L}01]{3,20}(?![\p{L}\d])/gu;
/** In letters: 'A1A' and 'R10' are names of roads and zones. */
const fewestLetters = 3;
const shortWords: Record<string, string> = { a11: 'all', n0: 'no', '0ne': 'one', vote5: 'votes' };

/** A sentence with the letters that a scan took for digits, for reading; never for quoting. */
export const withLetters = (sentence: string): string =>
  sentence
    .replace(word, (found) => {
      const known = shortWords[found.toLowerCase()];
      if (known) return known;
      const letters = found.replace(/[01]/g, '').length;
      const isWord =
        letters >= fewestLetters && letters >= found.length - 2 && /\p{Ll}/u.test(found);
      return isWord ? found.replace(/0/g, 'o').replace(/1/g, 'l') : found;
    })
    .replace(/\bmot[l1I|]on/gi, (found) => (/^M/.test(found) ? 'Motion' : 'motion'));
