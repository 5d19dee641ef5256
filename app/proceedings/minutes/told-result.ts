/** 'The minutes of May 4 were approved as circulated.' */
export const usual =
  /^(?:the )?(?:[\w’']+ ){0,3}(?:minutes|agenda|treasurer[’']s report|bills)\b[^.]{0,60} (?:was|were) (?:approved|adopted|accepted)\b/i;

const offWords: Record<string, string> = {
  tabled: 'table it',
  postponed: 'postpone it',
  deferred: 'defer it',
  continued: 'continue it',
  referred: 'refer it',
  withdrawn: 'withdraw it',
};
/** 'RESULT: TABLED [UNANIMOUS]': adopted was that it be put off. */
export function putOff(sentence: string): string | null {
  const [, said = ''] = /^\s{0,4}result\s?:\s{0,8}(\w+)/i.exec(sentence) ?? [];
  return offWords[said.toLowerCase()] ?? null;
}

/** 'RESULT: APPROVED' begins what minutes say of another vote. */
export const begins = (sentence: string) => /^\s{0,4}result\s?:/i.test(sentence);
