import { pattern, words } from '#app/platform/language/pattern.ts';

const sizes: Record<string, string> = {
  k: 'thousand',
  m: 'million',
  mm: 'million',
  b: 'billion',
  bn: 'billion',
  t: 'trillion',
};

const counts = words('one two three four five six seven eight nine ten eleven twelve');
/** 'Seven nothing' is how a vote of 7 to 0 is told. */
const nothingAfterCount = pattern('gi')`(?<=\b(?:${counts}|\d)(?: to)? )nothing\b`;

/** Words after which a single capital and a point end a sentence: 'Plan B. The council …'. */
const openers = words(`
  The It We He She They This That These Those In On At A An And But So There If No Yes All Is Are Any
  As For To Of Our My I You Mr Mrs Ms Dr Motion Second Thank Okay
`);
/** The point of 'Commissioner K. Ramsey' ends no sentence. */
const initial = pattern('gu')`(?<=\p{Lu}[\p{L}.]* \p{Lu})\.(?= (?!${openers}\b)\p{Lu}\p{Ll})`;

const shortened: readonly (readonly [RegExp, string])[] = [
  [/\bMt\. ?(?=\p{Lu})/gu, 'Mount '],
  [/\bFt\. ?(?=\p{Lu})/gu, 'Fort '],
  [/(?<=\p{Lu}\p{Ll}+ )St\.(?= \p{Ll}|[,;]|$)/gu, 'Street'],
  [/\bSt\. (?=\p{Lu}\p{Ll})/gu, 'Saint '],
  [/(?<=[\p{L}\d] )Ave\b\.?/gu, 'Avenue'],
  [/(?<=\p{L} )Blvd\b\.?/gu, 'Boulevard'],
  [/(?<=\p{L} )Rd\b\.?/gu, 'Road'],
  [/\bHwy\b\.?/gu, 'Highway'],
  [/\bDept\b\.?/gu, 'Department'],
  [/\bProp\b\.?(?= \d)/gu, 'Proposition'],
  [/\bPro Tempore\b/giu, 'Pro Tem'],
  [/\bcovid[- ]19\b/giu, 'COVID'],
  // 'Zone R-3' and 'R 3' are R3; bills and cases keep their numbers.
  [
    /(?<![\p{L}\d.-])(?!(?:HR|HB|SB|CB|AB|LB|HF|SF|RZ)-)(\p{L}{1,2})-(\d{1,4})(?![\d,.:-]*\d|\p{L}|-)/giu,
    '$1$2',
  ],
  [
    /(?<![\p{L}\d.-])([B-HJ-Z]) (\d{1,2})(?![\d,.:%-]|\p{L}| (?:years?|months?|days?|to)\b)/gu,
    '$1$2',
  ],
  // 'F DOT' is FDOT.
  [/(?<![\p{L}.'’])([B-HJ-Z]) (?=\p{Lu}{2,4}(?!\p{L}))/gu, '$1'],
  [/(?<=\d) ?[x×] ?(?=\d)/gu, ' by '],
  [/ (?:some|odd)(?= (?:hundred|thousand|million)\b)/giu, ''],
  [/\ba couple (?:of )?(?=(?:hundred|thousand|million|dozen)\b)/giu, 'two '],
];

/** One way to write what is written in several: '$1.2M', and 'f t a' as captions spell letters. */
export function evenSpelling(text: string): string {
  return shortened
    .reduce((said, [short, long]) => said.replace(short, long), text)
    .replace(initial, '')
    .replace(
      /(?<![\p{L}\d]|\d[.,])([$£€]?\d+(?:[.,]\d+)*)\s?(k|m|mm|b|bn|t)(?![\p{L}\d])/giu,
      (whole, amount: string, size: string) =>
        // '5 m' may be metres; only money or capitals tell a size.
        /^[$£€]/.test(amount) || /^(?:[MKB]|bn)$/.test(size)
          ? `${amount} ${sizes[size.toLowerCase()] ?? size}`
          : whole,
    )
    .replace(nothingAfterCount, 'zero')
    .replace(/(?<![\p{L}\d'’])(?:\p{L} ){2,5}\p{L}(?![\p{L}\d'’])/gu, (letters) =>
      /\b[ai] [ai]\b/i.test(letters) ? letters : letters.replaceAll(' ', ''),
    );
}
