import { months } from '#app/platform/language/months.ts';
import { anyOf, pattern } from '#app/platform/language/pattern.ts';
import { isShouted } from '../formats/capitals.ts';
import { type AgendaEntry, plainEntry } from './agenda.ts';
import { withoutClosedGrounds } from './closed-grounds.ts';
import { readFileNumber } from './file-number.ts';
import { readNames, splitTrailingLabel, sponsorsInBrackets } from './labelled-lines.ts';
import { withoutPageNumbers } from './page-numbers.ts';
import type { RawEntry } from './raw-entry.ts';
import { withoutTables } from './rows-of-tables.ts';
import {
  isConsentHeading,
  isGroupTitle,
  isPartOfConsent,
  isSectionName,
  leadOf,
} from './section-names.ts';
import { withoutHearingTold } from './told-hearing.ts';

/** An entry as an outline or a platform tells it; its labels say the rest. */
export type Unfinished = Pick<RawEntry, 'designator' | 'title' | 'level' | 'labels' | 'isTimed'> & {
  kind?: RawEntry['kind'];
  isConsent?: boolean;
};

/** 'File No. REZ-25-10 Public hearing on …': kept beside the title. */
const fileLabel = /^file (?:no\.?|number|#)?:? ?[A-Z\d]\S*\d\S*[:,]? (?=\p{L}{3}|\d+ \p{L})/iu;

/** What only the whole outline tells: headings, consent lists, and what labels say of their items. */
export function finishEntries(raw: readonly Unfinished[]): AgendaEntry[] {
  const least = raw.reduce(
    (lowest, { level }) => Math.min(lowest, level),
    Number.POSITIVE_INFINITY,
  );
  const titles = withoutPageNumbers(raw.map(({ title }) => tidyTitle(title)));
  const entries = raw.map((entry, index) => {
    const split = splitTrailingLabel(titles[index] ?? '');
    const labels = split.label ? [...entry.labels, split.label] : entry.labels;
    const about = (kind: (typeof labels)[number]['about']) =>
      labels.filter((label) => label.about === kind).map(({ text }) => text.trim());
    const title = split.title.replace(fileLabel, '');
    return plainEntry({
      designator: entry.designator,
      title,
      level: entry.level - least,
      isHeading: entry.kind === 'heading' && (raw[index + 1]?.level ?? 0) > entry.level,
      isConsent: entry.isConsent ?? false,
      fileNumber: about('file')[0] ?? readFileNumber(split.title),
      sponsors: [
        ...new Set([...about('sponsors').flatMap(readNames), ...sponsorsInBrackets(title)]),
      ],
      recommendation: about('recommendation').join(' ') || null,
    });
  });
  const grouped = markGroups(withoutGaps(entries), (index) => raw[index]?.isTimed === true);
  return withoutClosedGrounds(withoutTables(grouped));
}

/** 'Work Session', which has no number: a part of the day, and no matter of its own. */
const sessionName =
  /^(?:work|study|business|regular|general|evening|morning|afternoon) (?:session|meeting)\W*$/i;

/** Marks headings, and what stands below a consent heading; what has an hour of its own ends its list. */
export function markGroups(
  entries: readonly AgendaEntry[],
  isTimed: (index: number) => boolean = () => false,
): AgendaEntry[] {
  let consent: AgendaEntry | null = null;
  return entries.map((entry, index) => {
    const next = entries[index + 1];
    const hasChildren = next !== undefined && next.level > entry.level;
    const isPart = entry.designator === null && next !== undefined && sessionName.test(entry.title);
    const isHeading =
      entry.isHeading ||
      isPart ||
      (hasChildren &&
        entry.fileNumber === null &&
        (isGroupTitle(entry.title) || (isShouted(entry.title) && !isShouted(next.title))));
    const isApart = consent !== null && (isTimed(index) || !goesOnWith(consent, entry));
    if (consent && entry.level <= consent.level && isApart) consent = null;
    const isBelowConsent = consent !== null;
    if (!isBelowConsent && hasChildren && isConsentHeading(entry.title)) consent = entry;
    const isListed = entry.isConsent || isBelowConsent;
    // 'Approval of the consent agenda' is the motion that adopts the others.
    return {
      ...entry,
      isHeading,
      isConsent: isListed && !isHeading && !isConsentHeading(entry.title),
    };
  });
}

function goesOnWith(consent: AgendaEntry, entry: AgendaEntry): boolean {
  const isBare = consent.designator === null && entry.designator === null;
  return isBare && entry.level === consent.level && isPartOfConsent(entry.title);
}

/** No entry stands more than one level below the one before it. */
function withoutGaps(entries: readonly AgendaEntry[]): AgendaEntry[] {
  const open: { from: number; to: number }[] = [];
  return entries.map((entry) => {
    while ((open.at(-1)?.from ?? -1) >= entry.level) open.pop();
    const to = (open.at(-1)?.to ?? -1) + 1;
    open.push({ from: entry.level, to });
    return { ...entry, level: to };
  });
}

/** 'For Possible Action: approval of the agenda', as Nevada's law has items marked. */
const possibleAction = /^(?:for |discussion[ /](?:and |for )?)(?:possible )?action:\s+(?=\S+ \S+)/i;

/** '(20 minutes)' behind a title, and who brings it: '… for 2026. Dana Ruiz and the Tree Commission presenting.' */
const timeAllowed = /\s*\(\d{1,3} ?min(?:ute)?s?\.?(?: each)?\)\s*$/i;
const presents = /(?<=[.?!]) (?:(?:(?:and|the|of|&) )*\p{Lu}[\p{L}'’.-]*,? ){1,9}presenting\.?$/u;

/** '… Awareness Month. City Council Regular Meeting Agenda January 13, 2026': the head of the next page. */
const nextPage = pattern(
  'iu',
)`(?<=[.?!)]) (?!(?:approv|adopt|accept|chang|amend|review|addition|revision))(?:(?!(?:to|the) )[\p{L}-]+ ){1,6}(?:Meeting|Session) Agenda (?:\p{L}+day, )?${months} \d{1,2}, \d{4}$`;

/** 'CONSENT AGENDA: These items are considered to be routine …': how a part is dealt with is no part of its name. */
const ofProcedure = anyOf(
  'consent\n(?:public|citizens?|visitors?|audience) (?:comments?|forum|inputs?|participation|communications?)\ncall to the public\nto be heard',
);
const explains = anyOf(String.raw`
  (?:are|is) considered (?:to be )?(?:of )?(?:an? )?(?:routine|non-?controversial)
  will be (?:approved|enacted|adopted|acted on|considered) (?:by|in|as|with) (?:one|a)\b
  (?:may|can|are invited to|is welcome to|are welcome to|wish(?:es|ing)? to) (?:address|speak)
  limited to \w+ minutes
`);

/** 'Upon recommendation of the Superintendent, approval by the Board of Education of the contract': what school boards begin each item with. */
const onAdvice = pattern(
  'i',
)`^upon (?:the )?recommendation of (?:the |of )*superintendent(?: of schools)?,? (?:${[
  '(?:approv(?:al|ed?|es)|acceptance|accept(?:ed|s)?)(?: by the board(?: of education)?)?(?: of| for| to)? ',
  'be it resolved,? that the [^.;]{3,60}? board(?: of education)? (?:hereby )?(?:approves?|accepts?) ',
]})(?:with regret,? (?:of )?)?(?!(?:and|or|with|on|as|in)\b)(?:the following )?(?:the )?`;

/** What is left of a title when a formula before it is gone, with a capital at its start. */
function withoutFormula(title: string): string {
  const rest = title.replace(onAdvice, '');
  return rest === title || rest === '' ? title : rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** 'EXECUTIVE SESSION WHEREAS: The Open Public Meetings Act …': recitals are no part of a section's name. */
const recitals = /^(?<name>[^.;]{4,60}?)\W+WHEREAS\b/;

const ofPaper = /\b(?:resolution|ordinance|proclamation)s?\W*$/i;

function withoutRecitals(title: string): string {
  const name = recitals.exec(title)?.groups?.name ?? '';
  return isSectionName(name) && !ofPaper.test(name) ? name : title;
}

function withoutExplanation(title: string): string {
  const lead = leadOf(title).trim();
  const isExplained = explains.test(title.slice(lead.length));
  return isExplained && ofProcedure.test(lead) && isSectionName(lead) ? lead : title;
}

function tidyTitle(title: string): string {
  const tidied = title
    .replace(/\s*(?:\.\s?){4,}\s*\d*$|(?<=^roll call):?\s*_{3,}.*$|\s*[_…]{2,}\s*\d*$/gi, '')
    .replace(/\s+/g, ' ')
    .replace(possibleAction, '')
    .replace(timeAllowed, '')
    .replace(presents, '')
    .replace(nextPage, '')
    .replace(/^(?:[-–—:]|\*{1,3})\s+|(?<=\p{L}) ?[-–—]+$/gu, '')
    .trim();
  return withoutHearingTold(withoutExplanation(withoutFormula(withoutRecitals(tidied))));
}
