import { pattern, words } from '#app/platform/language/pattern.ts';

/** In letters: a longer label is no name but a description. */
const longestName = 50;
/** In letters: 'Li' or 'Ng' alone would be taken for an abbreviation. */
const shortestSurname = 3;

/**
 * A speaker's name as a summary writes it: without what stands in brackets, forms of address and
 * letters after the name. Null where the record only numbers voices.
 */
export function speakerName(speaker: string | null): string | null {
  if (speaker === null || /^speaker \d+$/i.test(speaker)) return null;
  const name = (speaker.split('(')[0] ?? '')
    .replace(/^(?:The )?(?:(?:Right|Rt\.?) )?Hon(?:ou?rable|\.)? (?=\p{L})/u, '')
    .replace(/,? (?:AM|AS|MS|MP|MSP|TD|MLA|MPP)$/, '')
    .trim();
  return name === '' || name.length > longestName ? null : name;
}

/** 'Council Member Lee', 'The Clerk', 'Public Speaker': an office, or no name at all. */
const titled = pattern('i')`^${words(String.raw`
  the mr mrs ms miss dr chair\w* mayor vice council\w* commissioner trustee director member board
  supervisor president superintendent senator representative secretary clerk staff judge city county
  officer chief manager attorney principal student public speaker deputy general
`)}\b`;

/** The surname, where the name is first name and surname and nobody else has it. */
export function shortName(name: string, all: ReadonlySet<string>): string | null {
  const words = name.split(' ');
  const surname = words.at(-1) ?? '';
  if (words.length < 2 || titled.test(name) || surname.length < shortestSurname) return null;
  if (name === name.toUpperCase()) return null;
  const others = [...all].filter((other) => other !== name && other.split(' ').at(-1) === surname);
  return others.length === 0 ? surname : null;
}
