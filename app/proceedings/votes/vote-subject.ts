import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import type { ItemKind } from '../agenda-item.ts';
import type { FoundCase } from '../cases/found-case.ts';
import { contentStems } from '../cases/record-words.ts';
import { consentList } from '../cases/standing-matter.ts';
import type { VoteKind } from '../vote.ts';
import type { Ballot } from './ballot.ts';
import { opensOrCloses } from './motion-fate-patterns.ts';
import { namesNothing } from './motion-text.ts';
import { rulesBeSuspended } from './suspended-rules.ts';

const procedure = pattern('i')`^(?:(?:to|that we|we|I) )*(?:${phrases(String.raw`
  adjourn|recess|(?:go|enter|move) into (?:executive|closed) session|(?:call|move) the (?:previous )?question
  continue|postpone|table|lay|defer|refer|remand|withdraw|suspend|waive|extend\b.{0,20} (?:time|meeting|debate|discussion|comments?|curfew|session)|extend\b.* minutes|reconsider|take from the table
  (?:add|remove|amend|adopt|approve)\b.{0,40}\bagenda\b
  ${rulesBeSuspended}
`)})\b`;

/** What kind of question a vote was on. */
export function kindOf(rank: Ballot['rank'], motion: string, of: readonly number[]): VoteKind {
  if (of.length > 1 || consentList.test(motion)) return 'consent';
  if (rank === 'amendment') return 'amendment';
  return rank === 'subsidiary' || procedure.test(motion) || opensOrCloses(motion)
    ? 'procedural'
    : 'main';
}

/** What is known of a vote's matter beside its motion. */
type Told = {
  cases: readonly Pick<
    FoundCase,
    'title' | 'kind' | 'designator' | 'list' | 'listOf' | 'together' | 'isConsent'
  >[];
  /** What an amendment would change. */
  purpose: string | null;
  /** The matter that was named last before the vote. */
  before: () => string | null;
};

/** Where a meeting only is at when something else is moved. */
const occasions: ReadonlySet<ItemKind> = new Set(['opening', 'public comment']);

/** 'Adjourn to executive session' goes on with the meeting. */
const adjourns = /\badjourn(?!\w* (?:in)?to (?:an? )?(?:executive|closed))/i;

/** What a vote was on, in words that need nothing before them. */
export function subjectOf(
  kind: VoteKind,
  motion: string,
  { cases, purpose, before }: Told,
): string | null {
  const said = saysNothing(motion) ? null : motion;
  const own = cases[0]?.title || null;
  const isOccasion = occasions.has(cases[0]?.kind ?? 'action');
  const isMatter = own !== null && !isOccasion && !saysNothing(own);
  const title = isMatter ? own : null;
  if (kind === 'consent' && (cases[0]?.list !== undefined || isInOneMotion(cases, motion)))
    return listOf(cases);
  if (kind === 'consent' && cases[0]?.together !== undefined)
    return cases.map(({ title }) => title).join('; ');
  if (kind === 'consent' && said !== null && title !== null && namesSection(said, title))
    return said;
  if (kind === 'consent') return cases.length > 1 ? 'the consent agenda' : (title ?? said);
  if (kind === 'procedural' && adjourns.test(motion)) return 'to adjourn';
  if (kind === 'amendment') return amendmentOf(title ?? before(), said, purpose);
  if (title === null) return said ?? before();
  if (kind !== 'main') return said ? `${said} (${title})` : title;
  if (!isOwnMatter(title)) return said ?? (isNumberAlone.test(title) ? title : (before() ?? title));
  if (said && !sharesMatter(said, title)) return `${said} (${title})`;
  return said && (namesMore(said, title) || onlyAdvises(said, title)) ? `${title}: ${said}` : title;
}

/** 'Approve 7.1, 7.2 and 7.3': read out one by one, and on no consent list. */
const isInOneMotion = (cases: Told['cases'], motion: string) =>
  cases.length > 1 &&
  !consentList.test(motion) &&
  cases.every(
    ({ isConsent, kind, designator }) =>
      !isConsent && kind !== 'consent' && /^\d+(?:\.\d+)?$/.test(designator ?? ''),
  );

/** 'Approve the personnel items A1 through A5', where the first case is 'Personnel'. */
function namesSection(motion: string, title: string): boolean {
  const said = new Set(contentStems(motion));
  return !consentList.test(title) && contentStems(title).every((stem) => said.has(stem));
}

/** 'Items 12 to 15: the lease of the depot; …', and their titles alone where not each has its number. */
function listOf(cases: readonly Pick<FoundCase, 'title' | 'designator' | 'listOf'>[]): string {
  const of = cases[0]?.listOf === undefined ? '' : `report of the ${cases[0].listOf}, `;
  const titles = cases.map(({ title }) => title).join('; ');
  if (!cases.every(({ designator }) => /^\d+$/.test(designator ?? ''))) return `${of}${titles}`;
  const numbers = cases.map(({ designator }) => Number(designator));
  const runs: number[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  const said = runs.map((run) => (run.length > 1 ? `${run[0]} to ${run.at(-1)}` : `${run[0]}`));
  return `${of}items ${said.join(', ')}: ${titles}`;
}

function amendmentOf(
  title: string | null,
  words: string | null,
  purpose: string | null,
): string | null {
  const change = [words, purpose].filter((part) => part !== null).join(': ') || null;
  if (title === null) return change;
  return change ? `amendment to ${title}: ${change}` : `amendment to ${title}`;
}

/** Whether a motion's words are about what a title names, or say no more than that it is granted. */
function sharesMatter(words: string, title: string): boolean {
  const named = new Set(contentStems(title));
  const own = matterStems(words);
  return own.length === 0 || own.some((stem) => named.has(stem));
}

/** In words: a short title says what kind of matter it is, a long one which. */
const shortTitle = 12;
/** In words: a longer motion is read in the record. */
const shortMotion = 45;
/** 'Appoint Dr. Hale to be the next superintendent': who gets a seat, by surname. */
const seats =
  /^(?:to )?(?:(?:re)?appoint|hire|elect|name|nominate|select) (?:(?:Mr|Mrs|Ms|Dr)\.? |\p{Lu}\p{L}+ )?(\p{Lu}\p{L}+)\b/u;
/** 'Ann Ruiz', '$40,000', of minutes 'November 17'. */
const namesOrSums =
  /\$\d[\d,.]*\d|(?<=[\p{L}.] )\p{Lu}\p{Ll}+ (?:\p{Lu}\p{Ll}+|\d{1,2}\b(?=.*\bminutes\b))/gu;
/** Whether a motion names whom or how much, where its title leaves that open. */
function namesMore(words: string, title: string): boolean {
  const named = seats.exec(words)?.[1];
  if (named !== undefined && words.split(' ').length <= shortMotion && !title.includes(named))
    return true;
  if (title.split(' ').length > shortTitle || words.split(' ').length > shortMotion) return false;
  const names = words.match(namesOrSums) ?? [];
  return names.length > 0 && names.every((name) => !title.includes(name));
}

const advises =
  /^(?:(?:to|that|we|I) )*(?:(?:forward|send|make|give|issue)\w*\b.{0,40}\brecommendation|recommend(?:ing)?)\b/i;
const isAdvice = /\brecommend/i;
/** 'Forward a positive recommendation to the council', of an item that says only what is asked for. */
const onlyAdvises = (words: string, title: string): boolean =>
  advises.test(words) && !isAdvice.test(title) && words.split(' ').length <= shortMotion;

const deeds: ReadonlySet<string> = new Set(
  contentStems(
    'approve adopt accept pass deny grant recommend recommendation motion item present presented staff condition second amended revised request',
  ),
);

/** The stems of a text that tell what was voted on, and not only that it was asked for or granted. */
export const matterStems = (text: string): string[] =>
  contentStems(text).filter((stem) => !deeds.has(stem));

/** 'Agenda item 5': of which nobody said what it is. */
export const isNumberAlone = /^agenda item \S+$/i;
const isOwnMatter = (title: string) =>
  title !== 'Opening' &&
  !isNumberAlone.test(title) &&
  !/^(?:public (?:comment|hearing)|new business|old business)$/i.test(title);

const paper =
  '(?:(?:(?:main|original|underlying) )?(?:paper|motion|item|request|ordinance|resolution|bill|legislation|measure)|amendment|substitute|version \\w+)';
const bare = pattern(
  'i',
)`^(?:(?:to|that|we|I|move|for|the|a|this|it|motion|that we) )*(?:${phrases(String.raw`
  approv\w+|adopt\w*|accept\w*|pass\w*|grant\w*|deny|motion|it|so|the same|(?:as|is) (?:presented|stated|written|published|is|amended)|recommend(?: approval)?|introduce\w*
  (?:approval|adoption|pass[ea]\w*|passage|denial|acceptance|introduction)(?: of)?
`)})?(?: (?:it|this|that|(?:the |this |that )?${paper}|(?:as|is) (?:presented|stated|written|published|is|amended)|now|approve|second(?:ed)?))*$`;
/** 'Waive further reading of the ordinance, refer to it by title only and introduce it': the formula of a first reading. */
const waivesReading = pattern(
  'i',
)`^(?:(?:to|that|we) )*(?:waive|wave(?: for)?) (?:the )?(?:(?:full|further|first|second) )*reading(?=.*\b(?:introduc|adopt|pass|approv))(?:,? ${words(
  'of and or but to on as by its an? the this it ordinances? resolutions? title only refer read reading further full first second introduc(?:e|ing) pass adopt approve',
)})*\W*$`;

/** Whether a motion's words leave the matter to what was said before: 'approve', 'the motion'. */
export function saysNothing(motion: string): boolean {
  return namesNothing(motion) || bare.test(motion.trim()) || waivesReading.test(motion);
}
