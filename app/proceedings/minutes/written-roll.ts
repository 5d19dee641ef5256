import { pattern, words } from '#app/platform/language/pattern.ts';
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
/** What ends a list of names that nothing else ends. */
const afterList =
  /\b(?:motion|the motion|resolution|result|vote|mover|seconder|whereupon|moved|present)\b[\s\S]*$/i;
/** As long as the names of the largest boards that sign by name. */
const longestList = 800;

/** 'AYES: Ortiz, Hale. NAYS: Brandt. ABSENT: None.' */
function labelledSides(text: string): WrittenRoll {
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
    for (const name of namesIn(list.replace(/^\(?\d{1,3}\)?\s?[-–]?\s?/, '')))
      roll.push({ name, vote });
  }
  return { roll, counts };
}

const answer = String.raw`(?:aye|yea|yes|nay|no|abstain(?:ed)?|absent|excused|recused)`;
const answered = pattern(
  'giu',
)`\s?(?:,|[-–—:]|voted|\.{2,})\s?[“"‘']?(${answer})[”"’']?(?=[\s.,;)]|$)`;

/** 'Ortiz, aye; Hale, aye; Brandt, nay' */
function namedAnswers(text: string): Vote['rollCall'] {
  const roll: Vote['rollCall'] = [];
  let from = 0;
  for (const match of text.matchAll(answered)) {
    const name = nameBefore(text.slice(from, match.index).replace(/^[\s.,;:]+/, ''));
    const vote = sideOf(match[1] ?? '');
    from = match.index + match[0].length;
    if (name && vote) roll.push({ name, vote });
  }
  return roll.length >= fewestAnswers ? roll : [];
}

/** One name and one answer are an exchange; a roll has more. */
const fewestAnswers = 2;

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
    // 'The chair noted that Ms. Novak abstained' is no list of names.
    const isList =
      names.join(' ').length >= list.replace(/,|\band\b/g, '').length - names.length - 1;
    return isList ? names.map((name) => ({ name, vote })) : [];
  });
}

/** Who voted how, in the ways in which minutes write it. */
export function writtenRoll(text: string): WrittenRoll {
  const sides = labelledSides(text);
  if (sides.roll.length > 0 || Object.keys(sides.counts).length > 0) return sides;
  const answers = namedAnswers(text);
  return { roll: answers.length > 0 ? answers : namedAside(text), counts: {} };
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
