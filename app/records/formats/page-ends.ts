/** 'Page 2 of 5', with what pages repeat before it. */
const numberOfAll = /(?<!!\[[^\]\n]{0,80})\bpage (\d{1,3}) (?:of|\/) (\d{1,3})\b/gi;
const lineOfPage = /^[ \t\f]{0,200}(?:[-–] ?)?page (\d{1,3})(?: ?[-–])?[ \t]{0,200}$/gim;
/** 'January 12, 2026  7 of 18', and '7 of 18' on a line of its own: of one number of pages. */
const dated =
  /^[ \t]{0,40}\p{Lu}\p{Ll}{2,8}\.? \d{1,2}, \d{4}[ \t]{1,12}(\d{1,3}) of (\d{1,3})\b/gmu;
const lineOfAll = /^[ \t\f]{0,200}(\d{1,3}) of (\d{1,3})[ \t]{0,200}$/gm;
const fewest = 2;
/** In letters: what stands at the end of a page is no longer. */
const longestBefore = 160;

type End = { from: number; to: number; number: number };

/** Takes out of a text what its pages say of themselves: 'Town Board Minutes, May 6 · Page 2 of 5'. */
export function withoutPageEnds(text: string): { text: string; leftOut: string[] } {
  const ends =
    endsOf(text, numberOfAll) ??
    endsOf(text, lineOfPage) ??
    endsOf(text, dated, countsPages) ??
    endsOf(text, lineOfAll, countsPages);
  if (ends === null) return { text, leftOut: [] };
  const before = sameBefore(text, ends);
  let rest = '';
  let at = 0;
  for (const { from, to } of ends) {
    const start = Math.max(at, from - (before.get(from) ?? 0));
    const after = text.slice(to, to + longestBefore);
    const isCut = goesOn(rest.slice(-longestBefore) + text.slice(at, start), after);
    rest += text.slice(at, start);
    rest = isCut ? `${rest.trimEnd()} ` : `${rest}\n`;
    at = isCut ? to + (/^\s*/.exec(after)?.[0].length ?? 0) : to;
  }
  return { text: rest + text.slice(at), leftOut: ['Page numbers were left out.'] };
}

type Counted = { number: number; all: number };

const goesUp = (one: Counted, before: Counted | undefined) =>
  before === undefined || one.number >= before.number;
/** Without the word 'page' only what counts each page of one number of them: '5 of 7' may be how a vote went. */
const countsPages = (one: Counted, before: Counted | undefined) =>
  one.number <= one.all &&
  (before === undefined || (one.number === before.number + 1 && one.all === before.all));

/** Where the pages end; null where the numbers do not count on. */
function endsOf(text: string, shape: RegExp, follows = goesUp): End[] | null {
  const ends = [...text.matchAll(shape)].map((match) => ({
    ...{ from: match.index, to: match.index + match[0].length },
    ...{ number: Number(match[1]), all: Number(match[2] ?? Infinity) },
  }));
  const isCounted = ends.every((end, at) => follows(end, ends[at - 1]));
  const isWhole = (ends.at(-1)?.number ?? 0) >= fewest;
  return isCounted && isWhole && ends.length >= fewest ? ends : null;
}

/** How many letters before each end stand there before the end above or below it too; numbers may differ. */
function sameBefore(text: string, ends: readonly End[]): ReadonlyMap<number, number> {
  const above = ends.map(({ from }) => text.slice(Math.max(0, from - longestBefore), from));
  const lengths = new Map<number, number>();
  for (const [at, { from }] of ends.entries()) {
    const near = [at - 2, at - 1, at + 1, at + 2].flatMap((index) => above[index] ?? []);
    const length = Math.max(0, ...near.map((other) => sharedEnd(above[at] ?? '', other)));
    // What the pages repeat is at the top of the first what the whole is called.
    const isTop = text.slice(0, from - length).trim() === '';
    const startsLine = (text[from - length - 1] ?? '\n') === '\n';
    lengths.set(
      from,
      isTop ? 0 : startsLine ? length : wholeLength(text.slice(from - length, from)),
    );
  }
  return lengths;
}

/** Of what ends alike only whole lines, or what begins as a name does: a sentence may end alike by chance. */
function wholeLength(alike: string): number {
  const line = alike.indexOf('\n');
  if (line >= 0) return alike.length - line - 1;
  const capital = /(?<=^|\s)[\p{Lu}\d]/u.exec(alike);
  return capital ? alike.length - capital.index : 0;
}

/** The whole words in which two texts end alike. */
function sharedEnd(one: string, other: string): number {
  const [own, theirs] = [wordsBefore(one), wordsBefore(other)];
  let length = 0;
  for (let at = 1; at <= Math.min(own.length, theirs.length); at += 1) {
    const word = own.at(-at) ?? '';
    if (word.replace(/\d+/g, '#').trim() !== theirs.at(-at)?.replace(/\d+/g, '#').trim()) break;
    length += word.length;
  }
  return length;
}

const wordsBefore = (text: string) => text.match(/\S+\s*|^\s+/g) ?? [];

/** Whether a page cut a sentence. */
const goesOn = (before: string, after: string) =>
  /[^.:;?!\s]\s*$/.test(before) && /^\s*[\p{Ll}$\d(]/u.test(after);
