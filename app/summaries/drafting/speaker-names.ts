import { pattern, words } from '#app/platform/language/pattern.ts';
import { isUnnamedVoice } from '#app/proceedings/language/unnamed-voice.ts';

/** In letters: a longer label is no name but a description. */
const longestName = 50;
/** Labels that captions give to anybody, and words with a colon that no name has. */
const anybody = pattern('i')`^${words(
  'public guest speaker unknown participant audience voice narrator host reporter unidentified inaudible',
)}\b`;
const small = pattern()`^${words('of the de la del van von der den al bin')}$`;

/** 'Public commenter', 'Member of the public': one of the public, whoever it is. */
export const isOfPublic = (speaker: string) =>
  /\b(?:public|audience|resident|citizen|caller)\b/i.test(speaker) && speakerName(speaker) === null;

/**
 * A speaker's name as a summary writes it: without what stands in brackets, forms of address and
 * letters after the name. Null where the record only numbers voices, or its label is no name.
 */
export function speakerName(speaker: string | null): string | null {
  if (speaker === null || isUnnamedVoice(speaker) || anybody.test(speaker)) return null;
  const name = (speaker.split('(')[0] ?? '')
    .replace(/^(?:The )?(?:(?:Right|Rt\.?) )?Hon(?:ou?rable|\.)? (?=\p{L})/u, '')
    .replace(/,? (?:AM|AS|MS|MP|MSP|TD|MLA|MPP)$/, '')
    .trim();
  if (name === '' || name.length > longestName) return null;
  const isName = name.split(' ').every((word) => !/^\p{Ll}/u.test(word) || small.test(word));
  return isName ? name : null;
}
