import { type Case, type CaseState, putsOff } from '#app/proceedings/cases/case.ts';
import { usualItem } from '#app/proceedings/cases/usual-items.ts';
import type { Vote } from '#app/proceedings/vote.ts';
import { isDenial, opensOrCloses } from '#app/proceedings/votes/motion-fate-patterns.ts';
import { saysNothing } from '#app/proceedings/votes/vote-subject.ts';
import { changeIn, motionAlone } from './motion-words.ts';
import { type NamedMatter, namedMatter } from './named-matter.ts';
import { howItWent, howItWentInShort } from './vote-words.ts';

/** A sentence that code made of what it counted, with the places it counted at. */
export type Counted = { text: string; segments: number[] };

/** What code tells of a case: vote by vote, and of the last one in short. */
export type Told = { sentences: Counted[]; inShort: Counted | null };

/** With the vote that it tells. */
type OfVote<V> = Counted & { vote: V };

/** More places than these nobody looks up. */
const mostPlaces = 4;

/** What became of a case, in sentences that can stand alone. */
export function outcomeSentences<V extends Vote>(one: Case, votes: readonly V[]) {
  const decided = votes.filter(({ outcome }) => outcome !== null);
  const last = decided.findLast(({ kind }) => kind !== 'amendment');
  const matter = isOccasion(one) ? null : namedMatter(one.title);
  const sentences: OfVote<V>[] = [];
  let inShort: OfVote<V> | null = null;
  for (const vote of decided) {
    const fact = whatWasDone(vote, { one, matter, isLast: vote === last });
    if (fact === null) continue;
    const segments = placesOf(vote.segments);
    // Who moved the consent agenda stands once, with the agenda itself.
    const isOneOfMany = vote.kind === 'consent' && !isConsentItself(fact);
    const how = isOneOfMany ? howItWentInShort(vote) : howItWent(vote);
    const told = { text: sentence(fact, how), segments, vote };
    if (sentences.some(({ text }) => text === told.text)) continue;
    sentences.push(told);
    if (vote === last && !opensOrCloses(vote.motion))
      inShort = { text: sentence(fact, howItWentInShort(vote)), segments, vote };
  }
  return { sentences, inShort };
}

/** What is said of a case on which people could expect a vote, and none was taken. */
export const noVote = 'No vote was taken.';

export function noVoteSentence(one: Case, votes: readonly Vote[]): Counted | null {
  const expects = one.kind === 'action' || one.kind === 'hearing';
  if (!expects || votes.length > 0 || one.state !== 'discussed' || !isDecidable(one)) return null;
  return { text: noVote, segments: [one.lastSegment] };
}

/** An announcement, an update, a list: nobody votes on them. */
const toHear =
  /\b(?:announce\w*|updates?|presentations?|recogni\w+|proclamation|reports?|discussion|introduc\w+|overview|briefing|workshop|following|minutes)\b/i;
const isDecidable = ({ title }: Case) =>
  usualItem(title) === null && !toHear.test(title) && namedMatter(title)?.isBare === false;

type CasesAndVotes<V> = { cases: readonly Case[]; votes: readonly V[] };

/** A sentence that code may tell: of which vote, if of any, and whether before the cases or in its own. */
export type Tell<V = Vote> = { text: string; vote: V | null; isInShort: boolean };

/** All that code may tell of a meeting's votes: sentences that rest on a count, not on a comparison. */
export const countedSentences = (counted: CasesAndVotes<Vote>): string[] =>
  countedTells(counted).map(({ text }) => text);

/** The same with the vote of each. */
export function countedTells<V extends Vote>({ cases, votes }: CasesAndVotes<V>): Tell<V>[] {
  return cases.flatMap((one, index) => {
    const own = votes.filter(({ items }) => items.includes(index));
    const { sentences, inShort } = outcomeSentences(one, own);
    const none = noVoteSentence(one, own);
    return [
      ...sentences.map(({ text, vote }) => ({ text, vote, isInShort: false })),
      ...(inShort ? [{ text: inShort.text, vote: inShort.vote, isInShort: true }] : []),
      ...(none ? [{ text: none.text, vote: null, isInShort: false }] : []),
    ];
  });
}

const sentence = (fact: string, how: string) =>
  `${fact}${how}.`
    .replace(/,,+/g, ',')
    .replace(/,([.;])/g, '$1')
    .replace(/\.\.+$/, '.');

/** Where a meeting only is at: what is decided there is the motion, not 'the opening'. */
const isOccasion = ({ title, kind }: Case) =>
  kind === 'opening' ||
  title === 'Opening' ||
  (usualItem(title) !== null && !/\b(?:minutes|consent|agenda|adjourn)/i.test(title));

type Around = { one: Case; matter: NamedMatter | null; isLast: boolean };

/** 'The lease of the old library was approved': null where the record does not say what was decided. */
function whatWasDone(vote: Vote, { one, matter, isLast }: Around): string | null {
  const { kind, motion, outcome, subject } = vote;
  const said = outcome === 'adopted';
  if (/\badjourn/i.test(motion) || one.kind === 'closing')
    return said ? 'The meeting was adjourned' : 'A motion to adjourn failed';
  if (kind === 'consent') return consented(vote, matter, said);
  // Where the record announces nothing, its parts have titles that no vote was on.
  const isOnTitle = matter !== null && (subject === null || subject.includes(one.title));
  if (kind === 'amendment') return amended(vote, isOnTitle ? matter : null, said);
  const state = isLast ? one.state : null;
  if (isOnTitle && state !== null && said && fates[state]) {
    const when = one.until && putsOff(state) ? ` ${link(state)} ${one.until}` : '';
    return `${asSubject(matter)} ${was(matter)} ${fates[state]}${when}`;
  }
  if (kind === 'procedural' || !isOnTitle) return motionAlone(motion, said);
  if (isDenial(motion)) return denied(matter, said);
  if (!isLast) return saysNothing(motion) ? null : motionAlone(motion, said);
  if (!said) return refused(matter, state);
  if (matter.deed !== null) return `It was agreed to ${matter.deed}`;
  return `${matter.subject} ${was(matter)} ${matter.verb}${state === 'adopted as amended' ? ' as amended' : ''}`;
}

const consentAgenda = 'The consent agenda';
const isConsentItself = (fact: string) => fact.startsWith(consentAgenda);

function consented({ items, subject }: Vote, matter: NamedMatter | null, said: boolean): string {
  if (matter === null || items.length < 2 || /\bconsent\b/i.test(matter.subject ?? ''))
    return `${consentAgenda} ${said ? 'was approved' : 'was not approved'}`;
  // What a committee reported is no consent agenda.
  const where = subject === null || /\bconsent\b/i.test(subject) ? 'on the consent agenda, ' : '';
  const others = `${where}with ${items.length - 1} other ${items.length === 2 ? 'item' : 'items'} by one motion`;
  if (matter.deed !== null) return `It was agreed to ${matter.deed}, ${others}`;
  return `${matter.subject} ${was(matter)} ${said ? '' : 'not '}${matter.verb} ${others}`;
}

/** 'Amendment 59', 'amendment number two', 'Amendment A'. */
const numbered = /\bamendment (?:number |no\.? ?)?(\d{1,4}|[A-Z])\b(?! of)/;

function amended({ motion }: Vote, matter: NamedMatter | null, said: boolean): string | null {
  if (matter === null) return motionAlone(motion, said);
  const number = numbered.exec(motion)?.[1];
  const isSubstitute = /\bsubstitut/i.test(motion);
  const name = number ? `Amendment ${number}` : isSubstitute ? 'A substitute' : 'An amendment';
  const to = isSubstitute && !number ? 'for' : 'to';
  return `${name} ${to} ${matter.short}${changeIn(motion)} was ${said ? 'adopted' : 'not adopted'}`;
}

function denied(matter: NamedMatter, said: boolean): string {
  if (said) return `${asSubject(matter)} ${was(matter)} denied`;
  return `A motion to deny ${matter.short} failed`;
}

function refused(matter: NamedMatter, state: CaseState | null): string {
  const end = state === 'tied' ? 'failed on a tie vote' : `${was(matter)} not ${matter.verb}`;
  if (matter.deed !== null)
    return `A motion to ${matter.deed} failed${state === 'tied' ? ' on a tie vote' : ''}`;
  return `${matter.subject} ${end}`;
}

const fates: Partial<Record<CaseState, string>> = {
  postponed: 'postponed',
  continued: 'continued',
  tabled: 'tabled',
  withdrawn: 'withdrawn',
  introduced: 'introduced',
  referred: 'referred',
  'received and filed': 'received and filed',
  'hearing set': 'set for a hearing',
};
const link = (state: CaseState) =>
  state === 'continued' ? 'to' : state === 'hearing set' ? 'on' : 'until';

const was = ({ isMany }: NamedMatter) => (isMany ? 'were' : 'was');
const asSubject = ({ subject, deed }: NamedMatter) => subject ?? `The motion to ${deed}`;

/** The motion and its second come first; count and ruling come last. */
function placesOf(segments: readonly number[]): number[] {
  if (segments.length <= mostPlaces) return [...segments];
  return [...segments.slice(0, 2), ...segments.slice(-(mostPlaces - 2))];
}
