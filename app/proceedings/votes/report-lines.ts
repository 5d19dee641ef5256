import type { SpokenSentence } from '../language/spoken-sentences.ts';
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

/** 'Three in favor. None opposed. One abstained.' is one count in three sentences. */
export function wholeReport(
  { text, index }: SpokenSentence,
  sentences: readonly SpokenSentence[],
): string {
  const report = reportPart(text);
  if (!beginsReport.test(report)) return text;
  const rest = [1, 2, 3].map((ahead) => sentences[index + ahead]?.text.replace(courtesy, '') ?? '');
  const until = rest.findIndex((next) => !continuesReport.test(next));
  const sides = [report, ...rest.slice(0, until < 0 ? rest.length : until)];
  return sides.map((side) => side.replace(/[.\s]+$/, '')).join(', ');
}
