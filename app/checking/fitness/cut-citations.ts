import { pattern, words } from '#app/platform/language/pattern.ts';

const part = pattern()`(?:${words('section sections sec subsection article chapter title part paragraph rule')}|sec\.|§+)`;
/** 'Section 2(c)(3)', 'chapter 110-4', '§ 12.3(a)': the number, and what is cited of it. */
const cited = pattern(
  'gi',
)`\b${part} ?(\d{1,5})((?:\.\d{1,4}|-\d{1,4}|\(\w{1,4}\)| ?\(\w{1,4}\))*)`;
/** 'Under Section.', but not 'mob rule.', 'transfer title.' */
const citing = pattern()`(?:under|pursuant to|per|by|citing|violat\w+|amend\w*)`;
const openEnded = pattern(
  'i',
)`\b(?:${part} \d+(?:\(\w{0,4}\))*\(\w{0,4}|${citing} ${part})[.”"’]*$`;

/** Laws that a sentence cites only in part, where the record cites a paragraph of them. */
export function cutCitations(text: string, source: string): string[] {
  if (openEnded.test(text.trim())) return ['It breaks off in the middle of a citation.'];
  const found = [...source.matchAll(cited)].map(([whole, number = '', rest = '']) => ({
    whole,
    number,
    rest: plain(rest),
  }));
  const unfit = [...text.matchAll(cited)].flatMap(([whole, number = '', rest = '']) => {
    const own = found.filter((one) => one.number === number);
    const longer = own.filter(
      (one) => one.rest.length > plain(rest).length && one.rest.startsWith(plain(rest)),
    );
    // Where the record says both, the short one may be meant.
    if (longer.length === 0 || longer.length < own.length) return [];
    return `It cites ${whole} where the record says ${longer[0]?.whole.trim()}.`;
  });
  return [...new Set(unfit)];
}

const plain = (text: string) => text.replace(/\s/g, '').toLowerCase();
