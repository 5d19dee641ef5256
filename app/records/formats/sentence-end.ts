const abbreviations = new Set(
  (
    'mr mrs ms dr st jr sr no nos vs hon rep reps sen sens gov lt col gen sgt capt rev prof dept ave ' +
    'blvd rd fig sec art res con inc co corp ltd approx ord dist pres supt'
  ).split(' '),
);

/** Whether a text ends as a sentence does; `Mr.`, `No.`, `H.R.` and initials do not end one. */
export function endsSentence(text: string): boolean {
  const end = text.slice(-40).trimEnd();
  const mark = /([.?!…])["'”’)\]]*$/.exec(end);
  if (mark === null) return false;
  if (mark[1] !== '.') return true;
  const before = end.slice(0, mark.index);
  const word = before.slice(Math.max(before.lastIndexOf(' '), before.lastIndexOf('-')) + 1);
  if (/^[("“‘']?(?:\p{L}|(?:\p{L}\.)+\p{L})$/u.test(word)) return false;
  return !abbreviations.has(word.toLowerCase().replace(/^[^a-z]+/, ''));
}

/** Splits a text after each sentence that is followed by the start of another. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const match of text.matchAll(/[.?!…]["'”’)\]]*\s+(?=["'“‘([]?[\p{Lu}\d])/gu)) {
    const end = match.index + match[0].length;
    if (!endsSentence(text.slice(Math.max(from, end - 60), end))) continue;
    sentences.push(text.slice(from, end).trim());
    from = end;
  }
  const rest = text.slice(from).trim();
  if (rest !== '') sentences.push(rest);
  return sentences;
}
