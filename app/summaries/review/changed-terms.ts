import { diffArrays } from 'diff';
import { literally } from '#app/platform/language/pattern.ts';
import { isMeetingWord, isStopWord } from '#app/proceedings/language/stop-list.ts';
import type { DifferencePart } from './compare-versions.ts';

/** A number or a name, and what an edit put in its place; a tally is written in several ways. */
export type Term = { kind: 'number' | 'name' | 'tally'; from: string; to: string };

type Edit = { before: string; after: string };

type Around = {
  /** Text of the same summary: a word written small there is no name at a sentence's start. */
  rest: string;
  /** What the body that meets is called: its own name stands everywhere, and is none that a matter has. */
  body?: string;
};

/**
 * The numbers and names that edits changed, each so much of the text that it means the same
 * elsewhere: '3 years', not '3'; 'Chair Alvarez', not 'Chair'.
 */
export function changedTerms(edits: readonly Edit[], { rest, body = '' }: Around): Term[] {
  const found = new Map<string, Term>();
  const isOrdinary = ordinaryWords(rest);
  const called = new Set(lettersOf(body));
  const isOfBody = (name: string) => lettersOf(name).every((word) => called.has(word));
  for (const { before, after } of edits) {
    for (const [gone, come] of hunks(before, after)) {
      const [old, now] = [gone, come].map((run) => termsOf(run, isOrdinary));
      if (!old || !now || old.found.length !== now.found.length || areReworded(old, now)) continue;
      for (const [at, { kind, text }] of old.found.entries()) {
        const other = now.found[at];
        if (other?.kind !== kind || other.text === text) continue;
        if (kind === 'name' && isOfBody(text)) continue;
        if (kind === 'number' && isMoney(text) !== isMoney(other.text)) continue;
        found.set(text, { kind, from: text, to: other.text });
      }
    }
  }
  return [...found.values()];
}

/** The text with each term in the place of the old one, and the same as marked parts. */
export function putTerms(terms: readonly Term[], text: string): Put {
  if (terms.length === 0) return { text, parts: [{ kind: 'same', text }], isChanged: false };
  const parts: DifferencePart[] = [];
  let from = 0;
  for (const match of text.matchAll(patternOf(terms))) {
    const [old] = match;
    const now = replacement(terms, old);
    if (now === old) continue;
    parts.push({ kind: 'same', text: text.slice(from, match.index) });
    parts.push({ kind: 'removed', text: old }, { kind: 'added', text: now });
    from = match.index + old.length;
  }
  parts.push({ kind: 'same', text: text.slice(from) });
  return {
    text: parts.map((part) => (part.kind === 'removed' ? '' : part.text)).join(''),
    parts: parts.filter((part) => part.text !== ''),
    isChanged: from > 0,
  };
}

export type Put = { text: string; parts: DifferencePart[]; isChanged: boolean };

const between = String.raw`(\s?(?:to|-|–)\s?)`;
const tally = new RegExp(String.raw`^(\d{1,3})${between}(\d{1,3})$`);
const standsBefore = String.raw`(?<![\p{L}\p{N}$€£]|\p{N}[.,])`;
const standsAfter = String.raw`(?![\p{L}\p{N}%]|[.,:/-]\p{N}|-\p{L})`;

function patternOf(terms: readonly Term[]): RegExp {
  const longestFirst = terms.toSorted((one, other) => other.from.length - one.from.length);
  const each = longestFirst.map(({ kind, from }) => {
    const [, yes, , no] = (kind === 'tally' && tally.exec(from)) || [];
    if (yes && no) return yes + String.raw`\s?(?:to|-|–)\s?` + no;
    return from.split(/\s+/).map(literally).join(String.raw`\s+`);
  });
  return new RegExp(`${standsBefore}(?:${each.join('|')})${standsAfter}`, 'gu');
}

function replacement(terms: readonly Term[], old: string): string {
  const plain = old.replace(/\s+/g, ' ');
  for (const { kind, from, to } of terms) {
    if (from.replace(/\s+/g, ' ') === plain) return to;
    if (kind !== 'tally') continue;
    const [[, yes, , no] = [], [, oldYes, way, oldNo] = [], [, newYes, , newNo] = []] = [
      from,
      old,
      to,
    ].map((text) => tally.exec(text) ?? []);
    if (yes === oldYes && no === oldNo) return `${newYes}${way}${newNo}`;
  }
  return old;
}

type Token = { text: string; from: number; to: number };
type Run = { source: string; tokens: Token[]; first: number; end: number };

const tokenPattern = new RegExp(
  [
    String.raw`(?<![\p{N}$€£.,])\d{1,3}\s?(?:to|-|–)\s?\d{1,3}(?![\p{N}%-]|[.,]\p{N})`,
    String.raw`[$€£]?\d[\d,]*(?:[./:-]?\d+)*%?`,
    String.raw`\p{L}[\p{L}\p{M}]*(?:[-'’](?!s\b)\p{L}+)*`,
  ].join('|'),
  'gu',
);

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(tokenPattern)].map(({ 0: word, index }) => ({
    text: word,
    from: index,
    to: index + word.length,
  }));

/** What was taken out of a text beside what was put in its place. */
function hunks(before: string, after: string): [Run, Run][] {
  const [old, now] = [tokensOf(before), tokensOf(after)];
  const found: [Run, Run][] = [];
  let at = { old: 0, now: 0 };
  const steps = diffArrays(
    old.map(({ text }) => text),
    now.map(({ text }) => text),
  );
  for (const [place, { added, removed, count }] of steps.entries()) {
    const next = steps[place + 1];
    if (removed && next?.added) {
      found.push([
        { source: before, tokens: old, first: at.old, end: at.old + count },
        { source: after, tokens: now, first: at.now, end: at.now + next.count },
      ]);
    }
    at = { old: at.old + (added ? 0 : count), now: at.now + (removed ? 0 : count) };
  }
  return found;
}

type Found = { kind: Term['kind']; text: string };
type Terms = {
  found: Found[];
  /** How many words were exchanged beside them. */
  others: number;
};

/** Other words all around mean something else: what stands in the place of a name then is not its new spelling. */
const areReworded = (old: Terms, now: Terms) =>
  old.others > 0 && now.others > 0 && (old.others !== now.others || old.others > 1);

const lettersOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

const isMoney = (number: string) => /^[$€£]/.test(number);
const isNumber = (word: string | undefined) => word !== undefined && /^[$€£]?\d/.test(word);
const isCapital = (word: string | undefined) => word !== undefined && /^\p{Lu}/u.test(word);

const numberWords = new Set(
  'two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty'.split(' '),
);
const offices = new Set(
  `chair mayor councilmember councilor councillor commissioner director president representative
  senator supervisor trustee clerk judge vice mr ms mrs dr`.split(/\s+/),
);

function termsOf(run: Run, isOrdinary: (word: string) => boolean): Terms {
  const found: Found[] = [];
  let others = 0;
  const { tokens, first, end, source } = run;
  for (let at = first; at < end; at += 1) {
    const word = tokens[at]?.text ?? '';
    if (tally.test(word)) found.push({ kind: 'tally', text: word });
    else if (isNumber(word) || numberWords.has(word.toLowerCase())) {
      found.push({ kind: 'number', text: withContext(run, at) });
    } else if (
      isCapital(word) &&
      !isStopWord(word.toLowerCase()) &&
      !(startsSentence(run, at) && isOrdinary(word))
    ) {
      let last = at;
      while (last + 1 < end && isCapital(tokens[last + 1]?.text)) last += 1;
      const isOffice = offices.has(word.toLowerCase()) || isMeetingWord(word.toLowerCase());
      if (last === at && isOffice && isCapital(tokens[at + 1]?.text)) last += 1;
      found.push({ kind: 'name', text: textOf(source, tokens[at], tokens[last]) });
      at = last;
    } else {
      others += 1;
    }
  }
  return { found, others };
}

const scales = new Set(['thousand', 'million', 'billion', 'trillion']);

/** A number of one or two figures, or in words, with the word that says of what it is. */
function withContext({ source, tokens }: Run, at: number): string {
  const [before, own, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (after && scales.has(after.text.toLowerCase())) return textOf(source, own, after);
  if (!own || !/^(?:\d{1,2}|\p{L}+)$/u.test(own.text)) return own?.text ?? '';
  const near = before && /^[\s.]*$/.test(source.slice(before.to, own.from)) ? before : undefined;
  if (near && isCapital(near.text)) return textOf(source, near, own);
  return after && /^[\s-]+$/.test(source.slice(own.to, after.from))
    ? textOf(source, own, after)
    : textOf(source, near ?? own, own);
}

const textOf = (source: string, first: Token | undefined, last: Token | undefined) =>
  source.slice(first?.from, last?.to);

function startsSentence({ source, tokens }: Run, at: number): boolean {
  const before = source.slice(0, tokens[at]?.from).trimEnd();
  return before === '' || /[.!?:]["”’)]*$|["“(]$/.test(before);
}

function ordinaryWords(text: string): (word: string) => boolean {
  const small = new Set(text.match(/(?<!\p{L})\p{Ll}[\p{L}'’-]*/gu));
  return (word) => isStopWord(word.toLowerCase()) || small.has(word.toLowerCase());
}
