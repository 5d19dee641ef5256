import { pattern, words } from '#app/platform/language/pattern.ts';
import { smallNumber } from '../facts/number-vocabulary.ts';
import { findReferences } from '../facts/references.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';

/** What stands between an item's number and its name: 'item 4 on our agenda this evening is the'. */
const chatter = pattern('i')`^(?:\W|${[
  'this (?:morning|afternoon|evening)',
  ...words(
    "today then now is our the a an of on which and so for that's to it's please okay under",
  ),
  'will be',
  'we have',
  'on the agenda',
  'on our agenda',
  'tonight',
]}\b)+`;

export function itemTitle(text: string, item: RegExpExecArray): string {
  const said = (item[1] ?? '').toLowerCase();
  const number = smallNumber(said) ?? said.toUpperCase();
  const rest = text.slice(item.index + item[0].length).replace(chatter, '');
  const clean = shorten(rest);
  return clean.split(' ').length >= 2 ? `Item ${number}: ${clean}` : `Item ${number}`;
}

const hearingAbout = /\bhearing (?:on|for|regarding|concerning|to consider)\s+(.{4,120})/i;

export function hearingTitle(text: string): string {
  const about = hearingAbout.exec(text)?.[1];
  return about ? `Public hearing: ${shorten(about)}` : 'Public hearing';
}

const measure = String.raw`\b(?:bill|resolution|ordinance)\b[^.,;?]{0,80}`;
const act = String.raw`\bact\b(?: of \d{4})?`;
/** A bill's title right after its number: ', the Clean Rivers Act of 2025'. */
const billName = pattern('i')`^[.,]? ((?:the|an?) [^.,;?]{4,110}?${[act, measure]})`;
/** What has a number and is no measure of its own. */
const noMeasure: ReadonlySet<string> = new Set(words('section district ward amendment'));

/** 'H.R. 1047, the grid power act' from the sentences where a bill is named with its title. */
export function billTitle(text: string, sentences: readonly SpokenSentence[]): string | null {
  const reference = findReferences(text)[0];
  if (!reference || noMeasure.has(reference.kind)) return null;
  for (const { text: other } of sentences) {
    const again = findReferences(other).find(
      ({ kind, number }) => kind === reference.kind && number === reference.number,
    );
    if (!again) continue;
    const at = other.indexOf(reference.number);
    const rest = other.slice(at + reference.number.length);
    const named = billName.exec(rest)?.[1];
    if (named) return `${reference.label}, ${named.trim()}`;
  }
  return reference.label;
}

/** In words: what a list of chapters shows on one line. */
const longestTitle = 14;
const endOfTitle = /[.;?!](?=\s|$)|, (?:which|and|so|if|who|please|is there|I)\b/i;
const smallWord = pattern(
  'i',
)`^${words('the a an of to and for in on with that which or by is as')}$`;

/** A title of few words that does not break off at a small word. */
export function shorten(text: string): string {
  const clause = text.split(endOfTitle)[0] ?? '';
  const title = clause.replace(/\s+/g, ' ').trim().split(' ').slice(0, longestTitle);
  while (title.length > 1 && smallWord.test(title.at(-1) ?? '')) title.pop();
  return title.join(' ').replace(/[\s,:–—-]+$/, '');
}
