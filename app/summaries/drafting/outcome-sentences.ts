import { type Case, type CaseState, putsOff } from '#app/proceedings/cases/case.ts';
import { usualItem } from '#app/proceedings/cases/usual-items.ts';
import type { Footing, Vote } from '#app/proceedings/vote.ts';
import { isDenial, opensOrCloses } from '#app/proceedings/votes/motion-fate-patterns.ts';
import { isLostSeat } from '#app/proceedings/votes/nomination-patterns.ts';
import { isNumberAlone, saysNothing } from '#app/proceedings/votes/vote-subject.ts';
import type { CountedSentence } from '../counted-sentence.ts';
import { actBelow } from './act-below.ts';
import { awardedTo } from './awarded-to.ts';
import { consentTold, type Listed, standsForAll } from './consent-told.ts';
import { cutAtClause } from './cut-at-clause.ts';
import { decidedVotes } from './decided-votes.ts';
import { asSubject, type NamedMatter, was } from './matter-words.ts';
import { changeIn, conditionIn, motionAlone } from './motion-words.ts';
import { movedMatter } from './moved-matter.ts';
import { namedMatter } from './named-matter.ts';
import { apartAlone, isOnReview } from './other-matters.ts';
import { asRecommended, recommends } from './recommending.ts';
import { seatTold } from './seat-told.ts';
import { fates, link, ofBids, putOffAlone, referredTo } from './told-fates.ts';
import { howItWent, howItWentInShort, type ToldVote } from './vote-words.ts';
import { votedOn } from './voted-on.ts';

/** A sentence that code made of what it counted, with the places it counted at. */
export type Counted = CountedSentence & { segments: number[] };

/** What code tells of a case: vote by vote, and of the last one in short. */
export type Told = { sentences: Counted[]; inShort: Counted | null; words: number };

/** With the vote that it tells. */
export type OfVote<V> = Counted & { vote: V };

/** More places than these nobody looks up. */
const mostPlaces = 4;

/**
 * What became of a case, in sentences that can stand alone; `words` is how long they are where each
 * names its matter whole.
 */
export function outcomeSentences<V extends ToldVote>(
  one: Case,
  votes: readonly V[],
  cases: readonly Listed[],
) {
  const decided = decidedVotes(one, votes);
  const main = decided.filter(({ kind }) => kind !== 'amendment');
  const last = main.findLast((vote) => vote.outcome !== null && !isLostSeat(vote)) ?? main.at(-1);
  const isUnnamed = isOccasion(one) || legalGround.test(one.title) || isNumberAlone.test(one.title);
  const matter = isUnnamed ? null : namedMatter(one.title);
  const sentences: OfVote<V>[] = [];
  let inShort: OfVote<V> | null = null;
  let words = 0;
  for (const vote of decided) {
    const act = actBelow(one, vote);
    const around = { one: act ?? one, matter, isLast: vote === last, cases };
    const isMoved = vote === last && isDoneAsMoved(one, vote);
    const byMotion = isMoved ? movedMatter(one, vote.motion) : null;
    const moved = act ? namedMatter(act.title) : byMotion;
    // What was pulled from a list, and has no case of its own, is not the list.
    const isPulled = one.kind === 'consent' && vote.kind === 'main' && vote !== decided[0];
    if (isPulled && moved === null) continue;
    const named = { ...around, matter: moved ?? matter };
    const whole = whatWasDone(vote, named);
    if (whole === null) continue;
    const short = { ...named, matter: named.matter && underItsTitle(named.matter) };
    const fact = whatWasDone(vote, short) ?? whole;
    // What the motion's own words tell is so, wherever the vote stands.
    const isMotion = moved !== null || fact === motionAlone(vote.motion, isAdopted(vote));
    const footing = vote.footing === 'placed' && isMotion ? 'named' : vote.footing;
    const rest = { segments: placesOf(one, vote.segments, footing), footing, vote };
    // Who moved the consent agenda stands once, with the agenda itself.
    const isOneOfMany = vote.kind === 'consent' && !standsForAll(vote, { one, cases, fact });
    const how = isOneOfMany ? howItWentInShort(vote) : howItWent(vote);
    const told = { text: sentence(fact, how), ...rest };
    if (sentences.some(({ text }) => text === told.text)) continue;
    sentences.push(told);
    words += sentence(whole, how).split(' ').length;
    if (vote === last && !opensOrCloses(vote.motion))
      inShort = { text: sentence(whole, howItWentInShort(vote)), ...rest };
  }
  return { sentences, inShort, words };
}

/** Where it is neither denied nor put off. */
const isDoneAsMoved = ({ state }: Case, { kind, motion }: Vote) =>
  kind === 'main' && !isDenial(motion) && (state === null || fates[state] === undefined);

/** In words: a longer title is not said again right under itself. */
const saidAgain = 18;

/** A paper by its number alone, where what it does stands over the sentence. */
const underItsTitle = (matter: NamedMatter): NamedMatter =>
  matter.subject?.startsWith(`${matter.short},`) && matter.subject.split(' ').length > saidAgain
    ? { ...matter, subject: matter.short }
    : matter;

const isAdopted = ({ outcome }: Vote) => outcome === 'adopted';

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

type Around = {
  one: Case;
  matter: NamedMatter | null;
  isLast: boolean;
  /** All of the meeting, as votes count them. */
  cases: readonly Listed[];
};

/** 'The lease of the old library was approved': null where the record does not say what was decided. */
function whatWasDone(vote: Vote, { one, matter, isLast, cases }: Around): string | null {
  const { kind, motion, subject } = vote;
  if (vote.outcome === null) return `A vote was taken on ${votedOn(vote, one, matter)}`;
  const said = isAdopted(vote);
  const ends = /\badjourn/i.test(motion) && !apart.test(motion);
  if (ends || one.kind === 'closing')
    return said ? 'The meeting was adjourned' : 'A motion to adjourn failed';
  if (kind === 'consent') return consentTold(vote, { one, matter, cases, said });
  const chosen = fillsSeat.test(one.title) ? seatTold(motion, said) : null;
  if (chosen !== null) return chosen;
  // Where the record announces nothing, its parts have titles that no vote was on.
  const isOnTitle = matter !== null && (subject === null || subject.includes(one.title));
  if (kind === 'amendment' && ofBids.test(motion)) return motionAlone(motion, said);
  if (kind === 'amendment') return amended(vote, isOnTitle ? matter : null, said);
  const state = isLast ? one.state : null;
  if (isOnTitle && state !== null && said && fates[state]) {
    const when = one.until && putsOff(state) ? ` ${link(state)} ${one.until}` : '';
    const where = state === 'referred' ? (referredTo.exec(motion)?.[0] ?? '') : '';
    const fate = isReadFirst(matter, state, `${one.title} ${motion}`) ? readFirst : fates[state];
    return `${asSubject(matter)} ${was(matter)} ${fate}${where && ` ${cutAtClause(where)}`}${when}`;
  }
  const verb = putOffAlone.exec(motion)?.[1]?.toLowerCase();
  if (verb && !said) return `A motion to ${verb} ${matter?.short ?? 'the matter'} failed`;
  const own = motionAlone(motion, said);
  if (apartAlone.test(one.title) && own === null)
    return said
      ? 'It was agreed to go into closed session'
      : 'A motion to go into closed session failed';
  if (kind === 'procedural' || !isOnTitle) return own;
  if (isOnReview(motion, one)) return motionAlone(motion, said);
  if (ofBids.test(motion)) return motionAlone(motion, said) ?? denied(matter, one, said);
  if (isDenial(motion) && said && recommends(motion))
    return `${asSubject(matter)} ${was(matter)} recommended for denial`;
  if (isDenial(motion)) return denied(matter, one, said);
  if (!isLast) return saysNothing(motion) ? null : motionAlone(motion, said);
  if (!said) return refused(matter, state);
  const change = `${state === 'adopted as amended' ? ' as amended' : ''}${conditionIn(motion, `${one.title} ${matter.subject}`)}`;
  if (recommends(motion) && matter.subject !== null)
    return `${matter.subject} ${was(matter)} recommended for ${nouns[matter.verb]}${change}`;
  if (matter.deed !== null) return seatTold(matter.deed, true) ?? `It was agreed to ${matter.deed}`;
  const award = awardedTo(motion);
  if (award) return `${matter.subject} ${was(matter)} ${award}`;
  const as = change === '' && asRecommended(motion) ? ' as recommended' : change;
  return `${withoutTerms(matter.subject ?? '', as)} ${was(matter)} ${matter.verb}${as}`;
}

const readFirst = 'passed on first reading';
/** Papers are introduced; a request is, by the ordinance that would grant it, read for the first time. */
const isReadFirst = ({ verb }: NamedMatter, state: CaseState, told: string) =>
  state === 'introduced' && (verb === 'granted' || verb === 'approved') && !/introduc/i.test(told);

const fillsSeat = /\b(?:elect(?:ion|ing)?|appoint\w*|nominat\w*)\b/i;

/** 'The request, subject to approval': said once, with what it is subject to. */
const withoutTerms = (subject: string, as: string) =>
  / (?:subject to|with \w+)\b/.test(as)
    ? subject.replace(/,? (?:subject to|with the following)\b.*$/i, '')
    : subject;

/** What a committee asks of those who decide. */
const nouns: Record<NamedMatter['verb'], string> = {
  adopted: 'adoption',
  approved: 'approval',
  granted: 'approval',
  passed: 'passage',
  accepted: 'acceptance',
};

/** 'Recess into executive session, and be adjourned after it': what is agreed to is the session. */
const apart = /\b(?:executive|closed) session\b/i;
/** 'Pursuant to Government Code 54957': the law under which it stands, and not what it is. */
const legalGround = /^(?:pursuant to|under|in accordance with)\b/i;

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

/** 'Rezoning at 12 Elm Street': what is done, told as a thing. */
const aDoing = /^\p{Lu}\p{Ll}+ing (?:at|for|from|in|of|on|to)\b/u;

function denied(matter: NamedMatter, { title }: Case, said: boolean): string {
  const thing = aDoing.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : null;
  if (said) return `${thing ? `The ${thing}` : asSubject(matter)} ${was(matter)} denied`;
  const short = matter.deed === null ? matter.short : `the motion to ${matter.deed}`;
  return `A motion to deny ${thing ? `the ${thing}` : short} failed`;
}

function refused(matter: NamedMatter, state: CaseState | null): string {
  const end = state === 'tied' ? 'failed on a tie vote' : `${was(matter)} not ${matter.verb}`;
  if (matter.deed !== null)
    return `A motion to ${matter.deed} failed${state === 'tied' ? ' on a tie vote' : ''}`;
  return `${matter.subject} ${end}`;
}

/**
 * The motion and its second come first; count and ruling come last. Where only what was said before tells what a
 * vote was on, that is to be looked up too.
 */
function placesOf({ firstSegment }: Case, segments: readonly number[], footing: Footing): number[] {
  const own =
    segments.length <= mostPlaces
      ? segments
      : [...segments.slice(0, 2), ...segments.slice(-(mostPlaces - 2))];
  return [...new Set(footing === 'named' ? own : [firstSegment, ...own])];
}
