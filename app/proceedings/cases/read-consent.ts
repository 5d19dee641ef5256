import { pattern, words } from '#app/platform/language/pattern.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { asksForMotion } from '../votes/asks-for-motion.ts';
import { tidyTitle } from './case-title.ts';
import type { Start } from './found-case.ts';
import { consentList } from './standing-matter.ts';

const deeds = words(
  'approval acceptance adoption payment ratification appointment authorization award renewal',
);
/** What stands on a consent list: 'approval of grants, approval of field trips', '7.4, payment of the bills'. */
const listed = pattern(
  'giu',
)`(?:\b(?<number>\d{1,2}\.\d{1,2}),? (?:(?:um|uh),? )?)?\b(?<title>${deeds} of (?:(?! (?:and )?${words('approval acceptance adoption payment ratification')} of| \d{1,2}\.\d)[^.;?!])+)`;
/** 'C motion number 26-14 authorizing the lease': under its letter, and in a sentence of its own. */
const lettered = pattern(
  'iu',
)`^(?<number>(?-i:[A-Z]))[,.:]? (?<title>(?:${deeds}|items|${words('motion resolution ordinance')} (?:number|no\.?) ?\d+)\b.*)$`;
/** Fewer are a motion, and no list. */
const fewestListed = 3;
/** In sentences: a list is read out right after it is named. */
const readWithin = 6;

/** Puts the items of a consent list that is read out without numbers where one is, as cases of it. */
export function withReadConsent(
  starts: readonly Start[],
  sentences: readonly SpokenSentence[],
): Start[] {
  for (const { text, index } of sentences) {
    if (!consentList.test(text)) continue;
    const items = readBehind(sentences, index);
    if (items.length < fewestListed) continue;
    const last = items.at(-1)?.from ?? index;
    const others = starts.filter(({ from }) => from < index || from > last);
    return [...others, { ...ofConsent, title: 'Consent agenda', from: index }, ...items].sort(
      (a, b) => a.from - b.from,
    );
  }
  return [...starts];
}

/** What is read out behind the name of the list, until a motion on it is asked for. */
function readBehind(sentences: readonly SpokenSentence[], at: number): Start[] {
  const items: Start[] = [];
  let last = at;
  for (const { text, index } of sentences.slice(at)) {
    if (index - last >= readWithin || asksForMotion(text)) break;
    const alone = lettered.exec(text);
    for (const { groups } of alone ? [alone] : text.matchAll(listed)) {
      const title = tidyTitle((groups?.title ?? '').replace(/,\s*(?:and )?$/, ''));
      if (title === null) continue;
      items.push({ ...ofConsent, designator: groups?.number ?? null, title, from: index });
      // Of a list without letters what follows is talk sooner.
      if (alone) last = index;
    }
  }
  return items;
}

const ofConsent = { designator: null, kind: 'consent', entry: null, isConsent: true } as const;
