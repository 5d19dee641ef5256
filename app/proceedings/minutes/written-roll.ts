import { pattern, words } from '#app/platform/language/pattern.ts';
import { capital } from '#app/records/formats/capitals.ts';
import type { Vote } from '../vote.ts';
import { nameAt, nameBefore, namesIn } from './written-name.ts';

type Ballot = Vote['rollCall'][number]['vote'];

export type WrittenRoll = {
  roll: Vote['rollCall'];
  /** Sides whose number stands there in the place of names: 'Ayes: 5'. */
  counts: Partial<Record<Ballot, number>>;
};

const sideWords: readonly (readonly [Ballot, RegExp])[] = [
  ['yes', pattern('i')`^(?:voting |voted )?${words('ayes? yeas? yes for favor')}$`],
  ['no', pattern('i')`^(?:voting |voted )?${words('nays? noes no against opposed oppose')}$`],
  [
    'abstain',
    pattern(
      'i',
    )`^${words('abstain abstained abstaining abstentions? abstains recused recusals? recuse')}$`,
  ],
  ['absent', pattern('i')`^${words('absent excused')}$`],
];

const sideOf = (word: string): Ballot | null =>
  sideWords.find(([, said]) => said.test(word.replace(/^in /i, '').trim()))?.[0] ?? null;

const side = String.raw`(?:(?:in )?(?:voting |voted )?(?:ayes?|yeas?|yes|nays?|noes|no|for|in favor|against|opposed|abstain(?:ed|ing|s|tions?)?|recus(?:ed|als?|e)|absent|excused))`;
const label = pattern('gi')`(?<![\p{L}\d])(${side})\s?(?:\((\d{1,3})\)\s?)?[:–—-]\s{0,4}`;
/** 'AYES HADEN, BARTH': in capitals the sides need no colon. */
const bareSide =
  /(?<![\p{L}\d])(AYES|YEAS|NAYS|NOES|ABSENT|ABSTAIN(?:ED|ING)?)(?= \p{Lu}[\p{L}’'-]+(?:,|$| and ))/gu;
/** What ends a list of names that nothing else ends. */
const afterList =
  /\b(?:motion|the motion|resolution|result|vote|mover|seconder|whereupon|moved|present)\b[\s\S]*$/i;
/** As long as the names of the largest boards that sign by name. */
const longestList = 800;

/** 'AYES: Ortiz, Hale. NAYS: Brandt. ABSENT: None.' */
function labelledSides(told: string): WrittenRoll {
  const text = told.replace(bareSide, '$1:');
  const labels = [...text.matchAll(new RegExp(label.source, 'giu'))];
  const roll: Vote['rollCall'] = [];
  const counts: WrittenRoll['counts'] = {};
  for (const [at, match] of labels.entries()) {
    const vote = sideOf(match[1] ?? '');
    if (vote === null) continue;
    const from = match.index + match[0].length;
    const to = labels[at + 1]?.index ?? text.length;
    const list = text.slice(from, Math.min(to, from + longestList)).replace(afterList, '');
    const count = match[2] ?? /^\(?(\d{1,3})\)?(?=$|[\s.,;(])/.exec(list)?.[1];
    if (count !== undefined) counts[vote] = Number(count);
    else if (/^(?:none|0|n\/a)\b/i.test(list.trim())) counts[vote] = 0;
    for (const name of namesIn(withCapitals(list.replace(/^\(?\d{1,3}\)?\s?[-–]?\s?/, ''))))
      roll.push({ name, vote });
  }
  return { roll, counts };
}

/** Names that are words too lost their capitals where a text in capitals was put into sentences. */
const withCapitals = (list: string) =>
  list.replace(/(?<=^|, )(?!none\b|all\b)\p{Ll}{3,15}(?=[,.;]|\s?$)/gu, capital);

/** 'in favor (Anderson, Bagley) and 1 opposed (Cohen)' */
const inBrackets = pattern('giu')`\b(${side})(?: vote[sd]?)? ?\(([^()]{3,600})\)`;

function bracketedSides(text: string): Vote['rollCall'] {
  return [...text.matchAll(inBrackets)].flatMap(([, said = '', list = '']) => {
    const vote = sideOf(said);
    return vote === null ? [] : namesIn(list).map((name) => ({ name, vote }));
  });
}

const answer = String.raw`(?:aye|yea|yes|nay|no|abstain(?:ed)?|absent|excused|recused)`;
const answered = pattern(
  'giu',
)`\s?(?:,|[-–—:]|voted|\.{2,}|(?<=\p{L}) (?!no(?:\.\s?|\s?#)[\p{L}-]{0,3}\d))\s?[“"‘']?(${answer})[”"’']?(?=[\s.,;)]|$)`;

/** 'Ortiz, aye; Hale, aye; Brandt, nay' */
function namedAnswers(text: string, isCalled: boolean): Vote['rollCall'] {
  const roll: Vote['rollCall'] = [];
  let from = 0;
  for (const match of text.matchAll(answered)) {
    const list = text.slice(from, match.index).replace(/^[\s.,;:]+/, '');
    const names = namesIn(list);
    const name = nameBefore(list);
    const vote = sideOf(match[1] ?? '');
    from = match.index + match[0].length;
    // 'Roe, Sarto, Tate – yes'
    const all = names.length > 1 && isList(names, list) ? names : name ? [name] : [];
    if (vote) roll.push(...all.map((one) => ({ name: one, vote })));
  }
  const isOneMore = isCalled && text.split(' ').length <= longestAnswer;
  return roll.length >= fewestAnswers || isOneMore ? roll : [];
}

/** One name and one answer are an exchange; a roll has more. */
const fewestAnswers = 2;
/** In words: 'Council Member Upton – no.' */
const longestAnswer = 6;

/** 'Trustees Hobbs, Ames and Rusk voted aye.', 'Ms. Hobbs voted yes, Mr. Ames voted yes, and Mayor Rusk voted no.' */
const subject = pattern(
  'giu',
)`(?:^|[.;] |, (?:and )?)([^.;()]{3,200}?) (?:all )?(?:voted|voting|votes) (?:in )?(ayes?|yes|yea|no|nay|in favou?r|favou?r|against|to abstain)(?=[\s.,;)]|$)`;

function namedSubjects(text: string): Vote['rollCall'] {
  return [...text.matchAll(subject)].flatMap(([, told = '', said = '']) => {
    const list = told.replace(/^.*\b(?:vote|call|calls?:),? /i, '');
    const vote = /abstain/.test(said) ? 'abstain' : sideOf(said);
    const names = namesIn(list);
    return vote !== null && isList(names, list) ? names.map((name) => ({ name, vote })) : [];
  });
}

/** 'The chair noted that Ms. Novak abstained' is no list of names; 'Trustees Hale and Kim' is. */
function isList(names: readonly string[], list: string): boolean {
  const rest = names.reduce((text, name) => text.replace(name, ''), list);
  return names.length > 0 && !/(?<!\p{L})(?!and\b|the\b)\p{Ll}{2,}/u.test(rest);
}

/** 'with Hale and Brandt voting no', '(Mills dissenting)', 'Dunn abstaining' */
const aside = pattern(
  'giu',
)`(?:with |\(|, |; |and )([^.;()]{2,120}?) (?:(?:was |were )?(voting (?:no|nay|against|aye|yes)|voted (?:no|nay|against)|opposed|opposing|dissenting|dissented|abstaining|abstained|recused|absent))`;

function namedAside(text: string): Vote['rollCall'] {
  return [...text.matchAll(aside)].flatMap((match) => {
    const said = (match[2] ?? '').toLowerCase();
    const vote: Ballot = /abstain|recus/.test(said)
      ? 'abstain'
      : /absent/.test(said)
        ? 'absent'
        : /aye|yes/.test(said)
          ? 'yes'
          : 'no';
    const list = (match[1] ?? '').replace(/^.*\bwith /i, '');
    const names = namesIn(list);
    return isList(names, list) ? names.map((name) => ({ name, vote })) : [];
  });
}

/**
 * Who voted how, in the ways in which minutes write it. `isCalled` says that answers were told right
 * before, so that one more is an answer too.
 */
export function writtenRoll(text: string, isCalled = false): WrittenRoll {
  const sides = labelledSides(text);
  if (sides.roll.length > 0 || Object.keys(sides.counts).length > 0) return sides;
  const ways = [bracketedSides, namedSubjects, namedAnswers, namedAside];
  const roll = ways.map((read) => read(text, isCalled)).find((found) => found.length > 0);
  return { roll: roll ?? [], counts: {} };
}

const mark = pattern(
  'giu',
)`\s(${words('X x ✓ √ ✔ Excused Absent Aye Yes Nay No Abstain Abstained Recused')})(?=\s|$)`;

/**
 * Rows of a table with a name and a mark each. Its columns are lost, so that a cross says something
 * only where nobody voted otherwise.
 */
export function tableRows(text: string, isUnanimous: boolean): Vote['rollCall'] {
  const rows: Vote['rollCall'] = [];
  let from = 0;
  const body = text.replace(
    /^(?:\s?(?:Yes|No|Aye|Nay|Abstain|Absent|Excused|Recused|Vote|(?:Member|Name)(?=\s(?:Yes|Aye|Vote))))+(?=\s|$)/i,
    '',
  );
  for (const match of body.matchAll(mark)) {
    const row = body.slice(from, match.index).trim();
    from = match.index + match[0].length;
    const name = nameAt(row);
    if (!name || name.length !== row.length) continue;
    const said = sideOf(match[1] ?? '');
    if (said !== null) rows.push({ name, vote: said });
    else if (isUnanimous) rows.push({ name, vote: 'yes' });
  }
  return rows;
}
