import { pattern, words } from '#app/platform/language/pattern.ts';
import type { ItemKind } from '../agenda-item.ts';
import type { People } from '../facts/people.ts';
import { kindOf } from '../items/item-kind.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { lowerFirst } from '../votes/motion-text.ts';
import { type Announcement, surenessOf } from './announcement.ts';
import { tidyTitle } from './case-title.ts';
import type { Decided } from './decided.ts';
import { writtenDesignator } from './designators.ts';
import { minutesTitle } from './minutes-title.ts';
import { numberedCases } from './numbered-cases.ts';
import { withTitlesReadBefore } from './read-before.ts';
import { designatorsIn, type SpokenDesignator } from './spoken-designators.ts';
import { spokenTitle } from './spoken-title.ts';
import { standingItemOf } from './standing-items.ts';
import { unnumberedCases } from './unnumbered-cases.ts';
import { withoutEchoes } from './without-echoes.ts';

/** A case that the record's own words take up. */
export type Announced = {
  sentence: number;
  designator: string | null;
  title: string;
  kind: ItemKind;
  /** The sentence that calls it together with others of one applicant. */
  together?: number;
  /** Whether somebody has the floor, and nothing is before the body. */
  isTurn?: true;
};

/** The cases that a record takes up in its own words, in order; `hasOthers` where other bodies meet in it after the first. */
export function announcedCases(
  sentences: readonly SpokenSentence[],
  people: People,
  decided: Decided,
  hasOthers = false,
): Announced[] {
  const numbered = numberedCases(sentences, decided).map(
    ({ sentence, end, key, title }): Announcement => ({
      sentence,
      end,
      key,
      by: 'number',
      title,
      kind: null,
    }),
  );
  const found = [...numbered, ...unnumberedCases(sentences, people, decided)].sort(
    (a, b) => a.sentence - b.sentence || surenessOf(b) - surenessOf(a),
  );
  const kept = withoutEchoes(found, sentences, decided);
  const count = new Map<string | null, number>();
  for (const { key } of kept) count.set(key, (count.get(key) ?? 0) + 1);
  const items = spokenItems(sentences);
  const cases = kept.flatMap((one, index) => {
    const next = kept[index + 1]?.sentence ?? sentences.length;
    const until = asksForTitle.test(sentences[next - 1]?.text ?? '') ? next - 1 : next;
    const mentions = one.key !== null && count.get(one.key) === 1 ? mentionsOf(one.key, items) : [];
    return titled(one, mentions, sentences, until) ?? [];
  });
  const whole = withTitlesReadBefore(cases, decided);
  return whole.filter((one, index) => hasOthers || !isAfterEnd(one, whole.slice(0, index)));
}

/** 'Please read the title for emergency ordinance 61.', before 'Item 61.': of the next case. */
const asksForTitle = /\b(?:read|call) (?:the )?(?:titles?|item)\b/i;

/** Whether captions begin again after the end, and tell a case a second time. */
function isAfterEnd({ title }: Announced, before: readonly Announced[]): boolean {
  const end = before.findIndex(({ kind }) => kind === 'closing');
  return end >= 0 && before.slice(0, end + 1).some((one) => one.title === title);
}

/** In sentences: a number of which no more is said, and no words, was none of an item. */
const fewestSaid = { usual: 3, calledAlone: 2 };
/** 'Item 4A.': called, and not only spoken of. */
const isCalledAlone = /^\W*(?:agenda )?item (?:number )?[\w.-]{1,6}\W*$/i;
const isNameAlone = /^\W*(?:[Uu]p,? )(?:is )?\p{Lu}\p{Ll}+\W*$/u;

function titled(
  { sentence, end, key, by, title, kind, together }: Announcement,
  mentions: readonly string[],
  sentences: readonly SpokenSentence[],
  until: number,
): Announced | null {
  const text = sentences[sentence]?.text ?? '';
  const rest = text.slice(end);
  const designator = key === null ? null : writtenDesignator(key);
  // 'Next is up Susan': who speaks next is no matter.
  const words = title ?? rest;
  if (key === null && isNameAlone.test(words)) return null;
  if (title !== null) {
    const whole = withMatter(title, sentences, { at: sentence, until });
    const isTurn = by === 'turn' ? true : undefined;
    return { sentence, designator, title: whole, kind: kind ?? kindOf(title), together, isTurn };
  }
  // 'Item 5, consent, A through G. Anybody want anything pulled?'
  const isConsent = /^\W*(?:the )?consent(?= (?:agenda|calendar|items?)\b|, [A-Z]\b|\W*$)/i.test(
    rest,
  );
  if (isConsent) return { sentence, designator, title: 'Consent agenda', kind: 'consent' };
  const standing = standingItemOf(rest);
  if (standing) return { sentence, designator, title: standing.title, kind: standing.kind };
  const isHeadingAlone = by === 'heading' && !/\d/.test(text);
  const said = isHeadingAlone
    ? tidyTitle(rest)
    : spokenTitle(sentences, { at: sentence, end, until, key }, mentions);
  const isPlain = by === 'order' || (by === 'number' && whichIs.test(rest));
  const plain = said ?? (isPlain ? plainMatter(rest.replace(whichIs, '')) : null);
  // 'The next report will be from our finance committee.'
  const isReport =
    /^from (?:our|the) /i.test(plain ?? '') && /\breport\b/i.test(text.slice(0, end));
  const told = plain !== null && isReport ? `Report ${lowerFirst(plain)}` : plain;
  const fewest = fewestSaid[isCalledAlone.test(text) ? 'calledAlone' : 'usual'];
  if (told === null && (key === null || until - sentence < fewest)) return null;
  const whole = told === null ? `Agenda item ${designator}` : asHearing(told, text);
  const own = tidyTitle(rest) ?? rest;
  return { sentence, designator, title: whole, kind: kindOf(`${own} ${told ?? ''}`) };
}

const stops = words(
  'this that here there it lunch dinner next done over me you us yours mine tough easy short long',
);
/** 'The next item is warrants.', 'is our new logo': what little words name. */
const fewWords = pattern(
  'iu',
)`^\W*(?:the |our |an? )?(?!${stops}\b)(?-i:\p{Ll})[\p{L}'’-]{3,}(?: (?!${stops}\b)[\p{L}'’-]+){0,2}\W*$`;

/** 'Item A, which is the comments.' */
const whichIs = /^,? (?:which )?is\b/i;

/** What the next item is where no more of it is said than a word or two. */
const plainMatter = (said: string) => (fewWords.test(said) ? tidyTitle(said) : null);

/** A title whose announcement calls its public hearing, and which does not say so itself. */
function asHearing(title: string, announced: string): string {
  if (!/\bpublic hearing\b/i.test(announced) || /\bhearing\b/i.test(title)) return title;
  return title.includes(': ') ? `${title} (public hearing)` : `${bareHearing}: ${title}`;
}

/** A standing title with what it is on at this meeting: whose minutes, the hearing's matter. */
function withMatter(
  title: string,
  sentences: readonly SpokenSentence[],
  { at, until }: { at: number; until: number },
): string {
  if (title === 'Approval of the minutes') return minutesTitle(sentences, at);
  return title === bareHearing ? hearingTitle(sentences, { at, until }) : title;
}

const bareHearing = 'Public hearing';
/** In sentences: the matter of a hearing is told so soon behind its opening. */
const hearingToldWithin = 12;

/** Whoever speaks at a hearing tells of something else. */
const isOfPublic =
  /\bmy name is\b|\b(?:anybody|anyone) (?:here )?(?:to|wish\w*|want\w*) \w*|\bI live\b/i;

/** 'We'll open the public hearing.' '… the application for a variance of': what a hearing is on, where it is told next. */
function hearingTitle(
  sentences: readonly SpokenSentence[],
  { at, until }: { at: number; until: number },
): string {
  const end = sentences[at]?.text.length ?? 0;
  const last = Math.min(until, at + hearingToldWithin);
  const speaks = sentences.slice(at, last).findIndex(({ text }) => isOfPublic.test(text));
  const told = spokenTitle(sentences, {
    at,
    end,
    until: speaks < 0 ? last : at + speaks,
    key: null,
  });
  return told === null ? bareHearing : `${bareHearing}: ${lowerFirst(told)}`;
}

type SpokenItem = { text: string; named: readonly SpokenDesignator[] };

/** Where items are spoken of by their numbers. */
const spokenItems = (sentences: readonly SpokenSentence[]): SpokenItem[] =>
  sentences.flatMap(({ text }) =>
    /\bitem/i.test(text) ? [{ text, named: designatorsIn(text) }] : [],
  );

/** What is said of a numbered item elsewhere: 'agenda items 5 and 6 lift the required investment'. */
const mentionsOf = (key: string, items: readonly SpokenItem[]): string[] =>
  items.flatMap(({ text, named }) =>
    named.some((one) => one.key === key) ? [text.slice(named.at(-1)?.end ?? 0)] : [],
  );
