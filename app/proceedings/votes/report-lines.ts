import { pattern } from '#app/platform/language/pattern.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { countIn } from './answered-count.ts';
import { reportPart } from './roll-lines.ts';
import { smallCounts } from './side-vocabulary.ts';

const count = String.raw`(?:\d{1,3}|${smallCounts.join('|')}|none|no one|nobody|no|and)`;

/** 'Eight in favor.': the clerk begins to report a roll. */
const beginsReport = new RegExp(`^\\W*(?:[^.]{0,20}\\W)?${count} (?:a )?in favou?r\\W*$`, 'i');

/** 'None opposed, thank you, Madam Clerk.' */
const courtesy = /[,.]?\s*\bthank(?:s| you)\b.*$/i;

/** 'None opposed.', and also 'None.' and 'Opposed.' apart. */
const continuesReport = new RegExp(
  `^\\W*(?:and )?(?:none|nobody|no one|(?:${count} )?(?:oppos|against|nay|abst|recus|noes|no\\b)\\w*)\\W*$`,
  'i',
);

const members = String.raw`(?:\d{1,2}|${smallCounts.join('|')}|zero|nothing)`;
/** 'Majority rules.', 'The motion carries.': what a count alone may stand behind. */
const ruled = /\b(?:carries|carried|passes|passed|fails|failed|rules|adopted|approved)\W*$/i;
const [yes, no] = [`(?<yes>${members})`, `(?<no>${members})`];
/** 'Three to two.', '5-2.' */
const countAlone = pattern('i')`^\W*${yes}(?: to | ?[-–—] ?)${no}\W*$`;
/** '4, 0.', '3, 0 and more' business: no 'to' between them. */
const twoNumbers = pattern('i')`^\W*${yes},? ${no}(?: and more)?\W*$`;
/** What is counted in words that stand alone behind a ruling that carries or fails. */
function countBehind(ruling: string, next: string, afterNext: string) {
  const told = countAlone.exec(next)?.groups;
  if (told) return told;
  const isLost = /\bfail(?:s|ed)\W*$/i.test(ruling);
  // 'That motion carries.' 'Four.' 'Zero.'
  return [next, `${next.replace(/\.$/, '')} ${afterNext}`]
    .map((said) => twoNumbers.exec(said)?.groups)
    .find((two) => two && isLost === (countIn(two.yes) ?? 0) <= (countIn(two.no) ?? 0));
}

/** 'The motion carries.4-0.', as captions run on. */
const runsOn = /(?<=\b(?:carries|passes|fails|carried|passed))\.(?=\d)/;

/** 'Three in favor. None opposed. One abstained.' is one count in three sentences; 'Majority rules. Three to two.' in two. */
export function wholeReport(
  { text: said, index }: SpokenSentence,
  sentences: readonly SpokenSentence[],
): string {
  const text = said.replace(runsOn, ' ');
  const [next = '', afterNext = ''] = [1, 2].map((ahead) => sentences[index + ahead]?.text);
  const counted = ruled.test(text) ? countBehind(text, next, afterNext) : undefined;
  if (counted) return `${text.replace(/[.\s]+$/, '')}, ${counted.yes} to ${counted.no}`;
  const report = reportPart(text);
  if (!beginsReport.test(report)) return text;
  const rest = [1, 2, 3].map((ahead) => sentences[index + ahead]?.text.replace(courtesy, '') ?? '');
  const until = rest.findIndex((next) => !continuesReport.test(next));
  const sides = [report, ...rest.slice(0, until < 0 ? rest.length : until)];
  return sides.map((side) => side.replace(/[.\s]+$/, '')).join(', ');
}
