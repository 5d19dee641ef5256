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

/** One way to write what is written in several: '$1.2M', and 'f t a' as captions spell letters. */
export function evenSpelling(text: string): string {
  return text
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
