import { capitalShare, isInCapitals, isInSmallLetters } from '../formats/capitals.ts';
import { endsSentence } from '../formats/sentence-end.ts';
import type { Segment } from '../transcript.ts';
import { withSentencesBegun } from './begun-sentences.ts';
import {
  acronyms,
  billPrefixes,
  commonWords,
  honorifics,
  months,
  namePairs,
  noNames,
  properNames,
  roleTitles,
} from './casing-vocabulary.ts';
import { withNamesCalled } from './names-in-rolls.ts';
import { streetTypes } from './places-named.ts';
import { type LearnedNames, learnNames, nameCase } from './recase-names.ts';
import { withShoutedWords } from './shouted-words.ts';

// Letters with stops (H.R., P.M.), or a word with its apostrophes.
const token = /(?:\p{L}\.)+(?:\p{L}(?![\p{L}\p{N}]))?|[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu;

/**
 * Puts a transcript that is in capitals throughout, or has none, into sentence case: only letters'
 * case changes. Any other transcript is returned as it is, but for speakers' labels in capitals and names in rolls.
 */
export function recaseTranscript(segments: Segment[]): {
  segments: Segment[];
  /** What it was written in, where it was put into sentence case. */
  from: 'capitals' | 'small letters' | null;
} {
  const labelled = segments.map((segment) => ({ ...segment, speaker: labelCase(segment.speaker) }));
  const sample = sampleOf(segments);
  const isSmall = isInSmallLetters(sample);
  if (!isSmall && !isInCapitals(sample))
    return {
      segments: withNamesCalled(withSentencesBegun(withShoutedWords(labelled))),
      from: null,
    };
  const names = learnNames(segments);
  let before: Segment | null = null;
  const recased = labelled.map((segment) => {
    const isWritten = isSmall || (capitalShare(segment.text) ?? 1) > 0.8;
    const runsOn =
      before !== null && before.speaker === segment.speaker && !endsSentence(before.text);
    before = segment;
    return isWritten
      ? {
          ...segment,
          text: recase(isSmall ? segment.text.toUpperCase() : segment.text, {
            names,
            startsSentence: !runsOn,
          }),
        }
      : segment;
  });
  return { segments: withNamesCalled(recased), from: isSmall ? 'small letters' : 'capitals' };
}

function sampleOf(segments: Segment[]): string {
  // Some from all over, so that a long record costs no more than a short one.
  const step = Math.max(1, Math.floor(segments.length / 2_000));
  return segments.flatMap(({ text }, index) => (index % step === 0 ? [text] : [])).join(' ');
}

function labelCase(speaker: string | null): string | null {
  if (speaker === null || /^.{1,3}$/.test(speaker)) return speaker;
  // 'ANN McCARTHY' is in capitals too.
  if (/\p{Ll}/u.test(speaker.replace(/\bMc(?=\p{Lu})/gu, ''))) return speaker;
  return speaker.replace(token, (word) => (word.includes('.') ? word : nameCase(word)));
}

const goesOnAsCode = /^(?:[-–]\d|\/\p{Lu}{1,4}-?\d)/u;
const noCode = new Set('pre mid top age day non sub nil'.split(' '));
/** 'R-20', 'TA/CPA25-03': the letters of a code, and not 'covid-19' or 'mid-2024'. */
const isCode = (word: string, behind: string) =>
  word.length <= 3 &&
  goesOnAsCode.test(behind) &&
  ![noCode, noNames, commonWords].some((words) => words.has(word.toLowerCase()));

type Context = { names: LearnedNames; startsSentence: boolean };

/** Sentence case for a text in capitals. */
export function recase(text: string, { names, startsSentence }: Context): string {
  const words = [...text.matchAll(token)];
  const parts: string[] = [];
  let from = 0;
  let isStart = startsSentence;
  for (const [index, match] of words.entries()) {
    const [word] = match;
    const gap = text.slice(from, match.index);
    if (
      index > 0 &&
      /[.?!…]/.test(gap) &&
      endsSentence(text.slice(Math.max(0, from - 30), match.index))
    ) {
      isStart = true;
    }
    const before = words[index - 1]?.[0].toLowerCase().replaceAll('.', '') ?? '';
    const isNext = gap.length <= 2;
    const after = words[index + 1]?.[0].toLowerCase() ?? '';
    const around = { before: isNext ? before : '', after, names };
    const cased = isCode(word, text.slice(match.index + word.length))
      ? word
      : wordCase(word, around);
    parts.push(gap, isStart ? cased.charAt(0).toUpperCase() + cased.slice(1) : cased);
    isStart = false;
    from = match.index + word.length;
  }
  parts.push(text.slice(from));
  return parts.join('');
}

type Around = { before: string; after: string; names: LearnedNames };

function wordCase(word: string, { before, after, names }: Around): string {
  if (word.includes('.')) return word;
  const lower = word.toLowerCase();
  const [base = '', ...endings] = lower.split(/['’]/);
  const ending = word.slice(base.length).toLowerCase();
  if (/\d/.test(word)) return /^\d+(?:ST|ND|RD|TH|S|AM|PM)$/.test(word) ? numberCase(word) : word;
  if (base === 'i') return `I${ending}`;
  if (base === 'o' && (endings[0]?.length ?? 0) > 2) return nameCase(word);
  if (acronyms.has(base)) return base.toUpperCase() + ending;
  if (/^(?:am|pm)$/.test(base) && /^\d/.test(before)) return word;
  if (billPrefixes.has(base) && /^\d/.test(after)) return word;
  if (/^(?:ii|iii|iv|vi|vii|viii|ix|xi|xii)$/.test(base)) return word;
  // 'H.RES. 668' and 'H.J.RES. 104', whose letters before the stop are a word of their own.
  if (/^(?:res|con)$/.test(base) && /^(?:h|s|hj|sj|hcon|scon|con)$/.test(before))
    return nameCase(word);
  if (isName(base, { before, after, names })) return nameCase(base) + ending;
  if (base.length > 1 && !/[aeiouyàâäéèêëîïôöùûü]/.test(base) && !soundWords.has(base)) {
    return honorifics.has(base) || /^(?:st|jr|sr)$/.test(base) ? nameCase(word) : word;
  }
  return lower;
}

const soundWords = new Set([
  'hm',
  'hmm',
  'mm',
  'mmm',
  'mhm',
  'shh',
  'psst',
  'nth',
  'th',
  'vs',
  'pst',
]);

function numberCase(word: string): string {
  return /[AP]M$/.test(word) ? word : word.toLowerCase();
}

function isName(base: string, { before, after, names }: Around): boolean {
  if (properNames.has(base) || honorifics.has(base)) return true;
  if (namePairs.has(`${base}_${after}`) || namePairs.has(`${before}_${base}`)) return true;
  if (months.has(base)) return /^\d/.test(after) || /^(?:in|of|since|last|next)$/.test(before);
  if (honorifics.has(before)) return true;
  const isKnown = names.has(base);
  if (streetTypes.has(base) && names.isStreet(before)) return true;
  if (isKnown) return roleTitles.has(before) || !commonWords.has(base);
  return roleTitles.has(base) && names.has(after) && !commonWords.has(after);
}
