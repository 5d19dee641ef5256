import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { tidyTitle } from './case-title.ts';
import { CountedItems } from './counted-items.ts';
import type { Decided } from './decided.ts';
import { compareKeys } from './designators.ts';
import { ForetoldParts } from './foretold-parts.ts';
import { isHeld } from './held-items.ts';
import {
  asksVote,
  countsItems,
  dottedStarts,
  goesBack,
  isStray,
  jump,
  leftOut,
  withJump,
} from './item-jumps.ts';
import { readerOf } from './letter-first.ts';
import { tellingWords } from './matter-vocabulary.ts';
import { follows, isInReach, isPlain, isSoon } from './number-order.ts';
import { behindTitle, type SpokenDesignator } from './spoken-designators.ts';

/** A numbered item that the record takes up. */
export type NumberedCase = {
  sentence: number;
  key: string;
  /** Where in its sentence the designator ends. */
  end: number;
  /** Where the sentence that takes it up is hardly more than its title. */
  title: string | null;
  weight: number;
  /** Whether captions have it in words alone: 'one b'. */
  isInWords: boolean;
  /** Told to be another of the same number. */
  isAnother: boolean;
  /** Told to be gone back to. */
  isBack: boolean;
  /** Told to be taken out of its turn. */
  isLeap: boolean;
};

/** An item is read out surely where a sentence begins with it, or where the clerk is asked to. */
const readOut = /\b(?:in ?to|into) the record\b|\bclerk\b/i;
/** 'The new item 12', 'we are now on old item 12': another of the same number. */
const another = pattern('i')`\b${words('new old revised added')} (?:agenda )?item\b`;
const transition = pattern(
  'i',
)`^\W*(?:(?:the )?(?:next|first|last) one is\b|${words('okay right alright next now')}|all right|moving|and now|then|brings us|that brings us)\b`;
/** 'New business. 5A.' */
const turnsTo =
  /^\W*(?:\w+ ){0,6}(?:(?:old|new|unfinished) business|(?:public )?hearings?|action items|next)\W*$/i;
/** In letters, and in sentences. */
const near = { start: 14, ruling: 5, motion: 30 };
/** What is needed to believe a designator, and what going back in the order costs. */
const needs = { weight: 2, descent: 3.5, plain: 0.5, sequence: 1.5, counted: 3, agenda: 4 };

/** The numbered items that a record takes up, in the order in which it does. */
export function numberedCases(
  sentences: readonly SpokenSentence[],
  decided: Decided,
): NumberedCase[] {
  const found: NumberedCase[] = [];
  const isSequence = countsItems(sentences);
  const namedIn = isSequence ? withJump : readerOf(sentences, decided);
  const isDotted = dottedStarts(sentences);
  const counted = new CountedItems(sentences, decided);
  const parts = new ForetoldParts(sentences);
  const taken = new Set<string>();
  const leapt = new Set<string>();
  const state: { open: NumberedCase | null } = { open: null };
  for (const { text, index, opensTurn } of sentences) {
    const count = counted.at(index);
    const called = namedIn(text);
    for (const one of count ? [...called.filter(({ key }) => key !== count.key), count] : called) {
      const { open } = state;
      if (!one.isLead || isHeld(sentences, index) || parts.isForetold(one.key, index)) continue;
      const key = wholeKey(one.key, open?.key ?? null);
      if (isStray(one.key, key, found)) continue;
      const isAfterRuling = decided.between(index - near.ruling - 1, index);
      const before = sentences[index - 1]?.text ?? '';
      // 'All in favor?' 'Five.'
      if (one.isBare && asksVote.test(before) && /^\W*\w+\W*$/.test(text)) continue;
      const isBegun = isSequence && (opensTurn || isAfterRuling || leftOut.test(before));
      const isInTurn = one === count && [...taken].some((other) => isInReach(key, other, leapt));
      const isLeap = one === count && count.isLeap;
      const weight =
        isInTurn || isLeap
          ? needs.counted
          : weigh(one, { text, before, isAfterRuling, isBegun, key, open }) +
            (one.isBare && key.includes('.') && isDotted(text) ? 1 : 0);
      const isDecided = open !== null && decided.between(open.sentence, index);
      const isAnother = another.test(text);
      if (open?.key === key && !(isAnother && isDecided)) {
        // Named first and read out later: one case, as sure as the surer. What was decided in between
        // was the one before, and this one was only told of.
        const isFirst =
          weight > open.weight ||
          (weight === open.weight &&
            isUntold(open, sentences) &&
            decided.isAsked(index, index + near.motion));
        if (isDecided && isFirst && isOpened(text, one))
          Object.assign(open, { sentence: index, end: one.end });
        open.weight = Math.max(open.weight, weight);
        continue;
      }
      if (weight < needs.weight) continue;
      state.open = {
        sentence: index,
        key,
        end: one.end,
        weight,
        isInWords: one.isBare && inWords.test(text.slice(one.at, one.end)),
        isAnother,
        isBack: goesBack.test(text),
        isLeap,
        title: one === count ? count.title : titleBefore(text),
      };
      (isLeap ? leapt : taken).add(key.split('.')[0] ?? key);
      found.push(state.open);
    }
  }
  const inTurn = inOrder(
    found.filter(({ isLeap }) => !isLeap),
    { decided, length: sentences.length },
  );
  const [only, ...others] = inTurn;
  // 'All right. One b, you are the residents': a speaker's notes count what no agenda does.
  const isOfSpeaker = only?.isInWords && only.weight === needs.weight && others.length === 0;
  return [...(isOfSpeaker ? [] : inTurn), ...found.filter(({ isLeap }) => isLeap)].sort(
    (a, b) => a.sentence - b.sentence,
  );
}

const inWords = /\b\p{L}+ [a-z]$/u;

/** 'Water rates, item eight.' */
function titleBefore(text: string): string | null {
  const title = behindTitle.exec(text)?.groups?.title;
  return title === undefined ? null : tidyTitle(title);
}

function wholeKey(key: string, open: string | null): string {
  if (/^\d|\./.test(key) || open === null || !/^\d/.test(open)) return key;
  return `${open.split('.')[0] ?? ''}.${key}`;
}

/** Whether nothing of an item was told where it was named: 'Yes, item 6 please.' */
function isUntold({ sentence, end }: NumberedCase, sentences: readonly SpokenSentence[]): boolean {
  return tellingWords((sentences[sentence]?.text ?? '').slice(end)).length === 0;
}

/** Whether an item is named as one that begins: 'Item 6.', 'Item 6 is', and not 'item 6 passes'. */
function isOpened(text: string, { end }: SpokenDesignator): boolean {
  const behind = text.slice(end);
  return ofAgenda.test(behind) || /^(?:[.,:;]|\W*$| (?:is|in ?to)\b)/.test(behind);
}

/** 'Number two on our agenda tonight is': an item, whatever else is counted in between. */
const ofAgenda = /^,? (?:on|of) (?:our|the|tonight's|today's|this evening's) agenda\b/i;

/** A designator where it was said. */
type Heard = {
  text: string;
  before: string;
  isAfterRuling: boolean;
  /** Whether a plain number begins an item here, where the record counts its items. */
  isBegun: boolean;
  key: string;
  open: NumberedCase | null;
};

/** 'Is the bid award', ', a public hearing': what goes on behind the number of an item. */
const titled = pattern(
  'i',
)`^[\s,.:]*(?:is\b|['’]s (?:the |an? )?(?=[a-z]{4})|(?:an? |the )?${phrases(String.raw`
  public|new|old|consider|approv|resol|ordin|request|appl|condition|vari|discuss|report|presentation
  appoint|adopt|contract|agreement|purchase|renew|award|first reading|second reading
  memorandum|mou\b|donation|grant|bid
`)})`;

function weigh(
  { at, end, isBare }: SpokenDesignator,
  { text, before, isAfterRuling, isBegun, key, open }: Heard,
): number {
  if (ofAgenda.test(text.slice(end))) return needs.agenda;
  // 'Number two, we want our team': speakers count what they say so.
  const isCounted =
    /\bnumber \S+$/i.test(text.slice(at, end)) && !/\bitem/i.test(text.slice(at, end));
  if (!isBare && !isCounted) return readOut.test(text) ? 4 : at <= near.start ? 3 : 2;
  const isNext = open !== null && follows(key, open.key);
  const isTitled = titled.test(text.slice(end));
  const isTurned = transition.test(text.slice(0, at + 16)) || turnsTo.test(before);
  // 'Two is the bid award' only where one was decided just before.
  const isBelow = isCounted && isPlain(key) && open?.key.includes('.') === true;
  return (
    (isPlain(key) && !isCounted ? -needs.plain : isBelow ? 0 : 1) +
    (isTurned && (!isPlain(key) || isCounted) ? 1 : 0) +
    (isAfterRuling ? 1 : 0) +
    (isNext ? 1 : 0) +
    (isTitled ? 1 : 0) +
    (leftOut.test(before) ? 1 : 0) +
    (goesBack.test(text) || jump.test(text) ? needs.weight + needs.plain : 0) +
    (isBegun && open !== null && isSoon(key, open.key) ? needs.sequence : 0)
  );
}

/** The heaviest chain: an agenda goes up, and going back in it needs to be surer than a slip. */
function inOrder(
  found: readonly NumberedCase[],
  { decided, length }: { decided: Decided; length: number },
): NumberedCase[] {
  const worth = found.map(
    ({ weight, sentence }, at) =>
      weight + (decided.between(sentence, found[at + 1]?.sentence ?? length) ? 1 : 0),
  );
  const best: number[] = [];
  const from: number[] = [];
  found.forEach(({ key, isAnother, isBack }, at) => {
    best[at] = worth[at] ?? 0;
    from[at] = -1;
    for (let before = Math.max(0, at - farthest); before < at; before += 1) {
      const order = compareKeys(found[before]?.key ?? '', key);
      const isUp = order < 0 || (order === 0 && isAnother) || isBack;
      const descent = isUp ? 0 : needs.descent;
      const total = (best[before] ?? 0) + (worth[at] ?? 0) - descent;
      if (total > (best[at] ?? 0)) [best[at], from[at]] = [total, before];
    }
  });
  const chain: NumberedCase[] = [];
  for (let at = best.indexOf(Math.max(...best)); at >= 0; at = from[at] ?? -1) {
    const one = found[at];
    if (!one) break;
    chain.unshift(one);
  }
  return chain;
}

/** How many false ones in a row the order is looked for behind. */
const farthest = 40;
