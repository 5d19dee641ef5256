import { months } from '#app/platform/language/months.ts';
import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import { findNames } from '../facts/names.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { tidyTitle } from './case-title.ts';
import type { Decided } from './decided.ts';
import { isDone } from './last-ruling.ts';
import { tellingWords } from './matter-vocabulary.ts';

const politely =
  /^(?:(?:(?:okay|ok|all right|alright|now|next|then|and|so|moving on ?to|on ?to|um|uh|what's next)\b[,.]?|(?:right|good|great)[,.]) )*(?:up,? )?/i;
const verbs = words(`
  tell send ask let come try write find remember bring
  is are was were be been am has have had do does did will would can could should shall may might must
  go going get getting got see seeing hear take want need think know say said look thank let's
  move moves moved seconds? seconded vote votes call favor opposed carries carried passes passed approved
  adopted denied failed agreed ordered noted done abstains? recuses? dissents? excused
  begins? opens? starts? ends? comes? makes? gives? works? needs? shows? costs? pays? runs? closes? meets?
  takes? becomes? stands? follows? leaves? turns? wants? says? means? seems? looks? sounds? helps?
  counting lasts? remains? stays? keeps? continues? requires? includes? brings? puts?
`);
/** Whom or what somebody speaks of, asks for, or answers with. */
const talked = words(`
  I we you he she they it us me my your this that these those there here who what when where why how
  any anybody anyone anything everybody everyone all both none nothing nobody nobody's no not yes yeah aye ayes nay nays
  well as mover seconder abstention abstentions roll
  motion question questions comment comments discussion discuss unanimous order present absent recess
  sure fine perfect correct exactly absolutely same maybe probably just only enough ready sorry please
  wonderful great excellent fantastic awesome lovely good congratulations congrats thanks applause again
  welcome hello sir ma'am gentlemen ladies folks evening morning afternoon
`);
const clipped = [
  String.raw`['’](?:re|ll|ve|m)\b`,
  String.raw`n['’]t\b`,
  String.raw`['’]s (?:(?:the|an?)\b|(?:no|off|out|on|in|up|next|back|yes)\W*$)`,
  String.raw`\b(?:it|that|what|who|there|here|he|she|let)['’]s\b`,
];
const asides = phrases(String.raw`
  ^(?:go )?back to
  ^support(?: (?:from|by)\b.*)?\W*$
  ^back up\b
  ^items?\b
  \bas in \p{L}+\b
  \bwith thanks\b
  ^\p{Lu}\p{Ll}+ and \p{Lu}\p{Ll}+, on (?:the|that)\b
  \bokay\W*$
  \bhearing no
  \bright(?! of)
  \b\w+ minutes\b
`);
const talk = pattern('iu')`\b${[...verbs, ...talked]}\b|${[...clipped, ...asides]}`;
/** 'Eighteenth of October?', 'October sixteenth.': when, and no matter. */
const dateOnly = pattern(
  'iu',
)`^(?:the )?(?:[\p{L}-]+(?:th|st|nd|rd|first|second|third) of )?${months}\b(?: [\p{L}\d-]+)?(?:,? \d{4})?\W*$`;
/** 'Two minutes, Harriet.': said to somebody. */
const saidTo = /, \p{Lu}\p{Ll}+[.?]$/u;
const countedOnly = pattern('i')`^(?:${words(String.raw`
  one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty sixty seventy
  eighty ninety hundred thousand oh zero to and more point dollars percent \d[^\s.,:?-]*
`)}(?:[-\s.,:?]+|$))+$`;
/** 'And advancing capital investments.': the end of a sentence that captions parted. */
const runsOn = /^and \p{L}{3,}ing\b/iu;
/** 'Three to one, with Pete abstaining.': how a vote went. */
const isCount = (text: string) =>
  / to /.test(text) && countedOnly.test(`${text.split(',')[0] ?? ''}.`);
const thanks =
  /^(?:okay|ok|all right|alright|good|great|fine|thanks|thank you|fair enough|understood|very good)\b(?: \S+){0,3}[.!]$/i;
/** 'Action items.': under which others are taken up. */
const section = /^(?:\w+ )?(?:items?|business|agenda|reports?|matters|appointments)\W*$/i;
/** 'And tree warden, we do this every year.' */
const goesOn = /, (?:we|this is|it's|that's|there's|they|I)\b.*$/;

/** 'That's consensus.', 'No action on that.', 'It's referred.' */
const settled = pattern('i')`${phrases(String.raw`
  \bconsensus\b
  \bno (?:vote|motion|action) (?:is |was )?(?:needed|required|necessary|tonight|taken|on)\b
  \b(?:it|that)(?:['’]s| is) (?:referred|continued|carried over|held over|withdrawn)\b
  \bunder advisement\b
`)}`;

/** In words. */
const longest = 9;
const longestNext = 13;
const terse = 5;
/** In letters. */
const shortWord = 3;
/** In sentences: what is headed so comes to its decision, or to its end without one, so soon. */
const askedWithin = { presiding: 30, ruled: 14 };
/** In sentences: between what was ruled and the next head somebody is thanked, or wished well. */
const ruledWithin = { presiding: 6, others: 3 };
/** 'And we'll roll right into the next one.' */
const goesToNext = /\b(?:into|on ?to|over to|to) (?:the|our) (?:next|last|final) (?:one|item)\W*$/i;
/** 'Moving on to the annexation of 12 Mill Road.' */
const movesOn = /^(?:(?:okay|all right|and|so|now)[,.]? )*moving on ?to (?!(?:the|our) next\b)/i;
/** 'Highway.', and then 'Budget transfer 25-07.': whose the matter is. */
const isSection = (text: string) => tellingWords(text).length < 2 && !/\d/.test(text);

/** 'Mr. Hale is reappointed, Extension Council.', 'Water Board of Directors, it's an unexpired term.': whose seat is filled next. */
const seatOf = pattern(
  'u',
)`^(?:[^,.?]{3,80} (?:is|are) (?:re)?appointed,? )?(?:[Tt]he )?((?:\p{Lu}[\p{L}'’-]+ )(?:(?:\p{Lu}[\p{L}'’-]+|of|and|for|on) ){0,7}${words(
  'Board Council Commission Committee Authority Agency District Association Directors Trustees Appeals Supervisors',
)})(?=[,.](?! (?:please|thanks?|you|good|hello|hi|I|we|my|and)\b))`;

/** What whoever presides goes on to in words without a verb: 'Transfer station. Bob?' */
export class VerblessHeads {
  readonly #sentences: readonly SpokenSentence[];
  readonly #decided: Decided;
  /** Words that the record has in small letters: they are no names. */
  readonly #common: ReadonlySet<string>;

  constructor(sentences: readonly SpokenSentence[], decided: Decided) {
    this.#sentences = sentences;
    this.#decided = decided;
    this.#common = new Set(
      sentences.flatMap(({ text }) => text.match(/(?<![\p{L}\d'’-])\p{Ll}[\p{L}'’-]+/gu) ?? []),
    );
  }

  /**
   * The head at a sentence, as a title: at the beginning of the turn of whoever presides, or right
   * behind what was decided. Null where there is none, or nothing is decided soon.
   */
  at(index: number): string | null {
    const sentence = this.#sentences[index];
    if (!sentence) return null;
    const isPresiding = this.#decided.presides(sentence.speaker);
    if (!isPresiding && this.#decided.isLabelled) return null;
    const within = isPresiding ? ruledWithin.presiding : ruledWithin.others;
    const isAfter =
      this.#decided.between(index - within - 1, index - 1) ||
      (isPresiding && this.#isSettled(index - within, index));
    if (!isAfter && !(isPresiding && this.#opensTurn(sentence))) return null;
    const reach = isPresiding ? askedWithin.presiding : askedWithin.ruled;
    const isOrdered =
      movesOn.test(sentence.text) || goesToNext.test(this.#sentences[index - 1]?.text ?? '');
    if (!isOrdered && !this.#decided.isAsked(index + 1, index + reach)) return null;
    const seat = isAfter ? seatOf.exec(sentence.text)?.[1] : undefined;
    if (seat !== undefined) return seat;
    // Where nobody is known to preside, a longer one is a remark: 'First increase takes effect in July.'
    const isTerse = !sentence.text.includes(',') && sentence.text.split(' ').length <= terse;
    if (!isPresiding && !isTerse && !movesOn.test(sentence.text)) return null;
    const title = this.#thingIn(sentence.text, isPresiding && isAfter);
    const next = this.#sentences[index + 1];
    if (title === null || !next || next.opensTurn || !isSection(title)) return title;
    const more = this.#thingIn(next.text, false);
    return more ?? title;
  }

  /** Whether a matter came to its end without a vote between two sentences. */
  #isSettled(from: number, to: number): boolean {
    return this.#sentences.slice(Math.max(0, from), to).some(({ text }) => settled.test(text));
  }

  /** Whether it is the first of a turn, or the first behind a courtesy: 'Thank you both.' */
  #opensTurn({ index, opensTurn }: SpokenSentence): boolean {
    const before = this.#sentences[index - 1];
    return opensTurn || (before?.opensTurn === true && thanks.test(before.text));
  }

  /** `isNext` where something was just decided: the next matter may be asked for, or spoken of at once. */
  #thingIn(text: string, isNext: boolean): string | null {
    const whole = text.replace(politely, '');
    const rest = isNext ? whole.replace(goesOn, '.').replace(/\?$/, '.') : whole;
    const isThing =
      !runsOn.test(text) &&
      /^[\p{L}\d][^.?!:;]*[.:]$/u.test(rest) &&
      rest.split(/\s+/).length <= (movesOn.test(text) ? longestNext : longest) &&
      ![talk, saidTo, countedOnly, section, dateOnly].some((other) => other.test(rest)) &&
      !isDone(rest) &&
      !isCount(rest) &&
      tellingWords(rest).length > 0;
    return isThing && !this.#isName(rest) ? tidyTitle(rest) : null;
  }

  /** 'Wes.', 'Ruth Whitcher.', 'Mr. Lane.' */
  #isName(text: string): boolean {
    const known = (word: string) =>
      this.#common.has(word.toLowerCase()) || /^\p{Ll}/u.test(word) || /\d/.test(word);
    const words = text.match(/[\p{L}\d'’-]+/gu) ?? [];
    return (
      findNames(text).length > 0 || !words.some((word) => word.length > shortWord && known(word))
    );
  }
}
