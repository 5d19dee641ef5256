import { Parser } from 'htmlparser2';
import { tidy } from '#app/entities/typed-line.ts';

/** What a browser would not show as words. */
const unseen = new Set(['script', 'style']);

/** What is kept of a field is a tenth of this; more was made to keep a reader busy. */
const longestField = 20_000;

/** The words of a field that may hold HTML, on one line. */
export function plainText(given: string | null | undefined): string {
  if (!given) return '';
  const field = given.slice(0, longestField);
  if (!/[<&]/.test(field)) return tidy(field);
  const parts: string[] = [];
  let hidden = 0;
  const parser = new Parser({
    ontext(text) {
      if (hidden === 0) parts.push(text);
    },
    onopentag(name) {
      if (unseen.has(name)) hidden += 1;
      parts.push(' ');
    },
    onclosetag(name) {
      if (unseen.has(name)) hidden -= 1;
    },
  });
  parser.write(field);
  parser.end();
  return tidy(parts.join(''));
}
