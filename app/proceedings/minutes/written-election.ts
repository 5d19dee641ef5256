import { pattern, words } from '#app/platform/language/pattern.ts';
import { nameAt, nameBefore } from './written-name.ts';

const lookingBack = 60;
const office = String.raw`(?:for |as |to be |to the office of |to serve as )?(?:the )?([^.;:()]{3,60}?)`;
const ends = String.raw`(?=[.;:()]|$| by | unanimous| with | without | for (?:a|the|20)\b| and )`;
const nominates = pattern('giu')` (?:nominated|nominates|placed the name of) `;
const elected = pattern(
  'iu',
)` (?:was|were|is) (?:then |duly |unanimously |hereby |declared |again )*(?:re-?)?(?:${words('elected chosen')})(?: unanimously)? ${office}${ends}`;

/** 'Ms. Boyle nominated Mr. Krantz for Chair.' */
export function nominationIn(sentence: string): { mover: string; matter: string } | null {
  for (const match of sentence.matchAll(nominates)) {
    const mover = nameBefore(sentence.slice(Math.max(0, match.index - lookingBack), match.index));
    const rest = sentence.slice(match.index + match[0].length);
    const name = nameAt(rest);
    if (!mover || !name) continue;
    const [, to = ''] =
      /^ (?:for|as|to be|to serve as) ((?:the )?[^.;,]{3,50})/i.exec(rest.slice(name.length)) ?? [];
    return { mover, matter: `elect ${name}${to ? ` as ${to}` : ''}` };
  }
  return null;
}

/** 'Mr. Krantz was elected Chair by acclamation.' */
export function electionIn(sentence: string): string | null {
  const found = elected.exec(sentence);
  if (!found) return null;
  const name = nameBefore(sentence.slice(Math.max(0, found.index - lookingBack), found.index));
  return name ? `elect ${name} as ${found[1]?.trim() ?? ''}` : null;
}
