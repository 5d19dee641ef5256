import { quotedWithin } from '../waking-words.ts';
import { splitAtMarks } from './own-texts.ts';

/** As which part of a page a text is written. */
type Place = 'markup' | 'payload';

type Blank = { mark: string; place: Place };

/** A page with blanks in the place of its nonce and of texts that are a reader's own. */
export type PageTemplate = {
  /** What stands before each of the blanks, and behind the last. */
  parts: readonly string[];
  blanks: readonly Blank[];
};

type Rendered = { markup: string; payload: string };

/** @returns null where a mark has become a part of something else, which no text could be put into */
export function pageTemplate(rendered: readonly Rendered[]): PageTemplate | null {
  const parts = [''];
  const blanks: Blank[] = [];
  const add = (source: string, place: Place) => {
    splitAtMarks(source).forEach((each, at) => {
      if (at % 2 === 1) {
        blanks.push({ mark: each, place });
        parts.push('');
      } else parts[parts.length - 1] += each;
    });
  };
  for (const { markup, payload } of rendered) {
    add(markup, 'markup');
    if (!isWhole(payload)) return null;
    add(payload, 'payload');
  }
  return { parts, blanks };
}

/** In a payload a text can be put only where all of one stands, as those of many lines say how long they are. */
function isWhole(payload: string): boolean {
  const around = splitAtMarks(payload).filter((_, at) => at % 2 === 0);
  return around.every(
    (each, at) =>
      (at === 0 || /^"[\],}\\]/.test(each)) && (at === around.length - 1 || /[[:,]"$/.test(each)),
  );
}

type Own = { texts: readonly string[]; nonce: string };

/** @returns what goes into each of the blanks */
export function wordsFor(
  { blanks }: Pick<PageTemplate, 'blanks'>,
  { texts, nonce }: Own,
): string[] {
  return blanks.map(({ mark, place }) => {
    if (mark === 'n') return nonce;
    return written[place](texts[Number(mark.slice(1, -1))] ?? '');
  });
}

const written = { markup: inMarkup, payload: inPayload };

const named: Readonly<Record<string, string>> = {
  ...{ '"': '&quot;', '&': '&amp;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' },
};

/** As React writes text and the values of attributes. */
function inMarkup(text: string): string {
  return text.replace(/["&'<>]/g, (character) => named[character] ?? character);
}

/** As React writes a text in a payload, where `$` begins what is none, and as a script of the page has that. */
function inPayload(text: string): string {
  const value = text.startsWith('$') ? `$${text}` : text;
  return quotedWithin(JSON.stringify(value).slice(1, -1));
}
