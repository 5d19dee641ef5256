import { capitalized } from '#app/platform/language/capitalized.ts';
import { findNames } from '../facts/names.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { tokenize } from '../language/tokens.ts';
import { namedSide, plainSide } from './for-or-against.ts';
import { wordCount } from './motion-text.ts';
import { rollIn } from './question-patterns.ts';
import { saysOwnVote } from './roll-answers.ts';
import { answersIn, isAnswer, isNameAlone } from './roll-lines.ts';

/** What speech to text makes of an 'aye' that is the whole answer, or stands before the next name. */
const misheardAye =
  /^(?:hi|high|hey|all right|alright)(?=[.,!]*$|, \p{Lu}[\p{L}'’-]+[.,?]*$)|^I(?= thank you\b)/iu;

/** 'Item 18, dorsey, no.': the clerk says first what the roll is on. */
const onWhat =
  /^(?:on )?(?:item (?:number )?\d+[a-z]?|the (?:minutes|motion)),? (?=\p{L}[\p{L}'’-]+,? (?:aye|yes|no|nay)\W*$)/iu;

/** 'I those are approved.': an answer that captions set before the ruling. */
const beforeRuling =
  /^(?:I|aye|eye)[.,]? (?:(?:that|those|it)(?:'s| is| are) (?<deed>approved|adopted|passed|carried)|(?:the )?motion (?<ruled>carries|passes))\W*$/i;

/** 'All in favor with the second', and then the names. */
const inFavor = /^(?:(?:okay|so|and)[,.]? )*all (?:those )?in favou?r\b/i;
/** 'Chair votes aye': who calls the names votes last. */
const chairVotes = /^(?:and )?(?:the )?chair(?:man|woman|person)? votes (?:aye|yes|nay|no)\b/i;

/**
 * In sentences: how far answers of one roll lie apart, and those with names, how long after its call the first one
 * may come, and how long after the last the chair's.
 */
const reach = { answers: 4, named: 10, call: 8, chair: 2 };
/** So many who are called and answer at once are a roll. */
const fewestCalled = 3;
const fewestClosed = 2;
/** In words: a name with its title, and an answer. */
const longestLine = 5;

/**
 * The sentences with answers as the yes and no that they are, where somebody's name was called right before:
 * 'For.', 'I'm against.'; and in a roll 'Hi.'
 */
export function inPlainAnswers(sentences: readonly SpokenSentence[]): SpokenSentence[] {
  const ayes = misheardAyes(sentences);
  const sided = sidedNames(sentences);
  return sentences.map((one, at) => {
    if (onWhat.test(one.text)) return { ...one, text: capitalized(one.text.replace(onWhat, '')) };
    const { deed, ruled } = beforeRuling.exec(one.text)?.groups ?? {};
    if (deed ?? ruled) return { ...one, text: `Motion ${deed ?? ruled}.` };
    const text = ayes.has(at)
      ? one.text.replace(misheardAye, 'Aye').replace(/^Aye (?=thank)/, 'Aye, ')
      : (sided.get(at) ?? plainSide(one.text, sentences[at - 1]?.text ?? ''));
    return text === null ? one : { ...one, text };
  });
}

/** 'Dana Ruiz in favor.' 'Thank you.' 'Lee Hale in favor.': where names with their side follow each other, each as its yes. */
function sidedNames(sentences: readonly SpokenSentence[]): ReadonlyMap<number, string> {
  const runs: [number, string][][] = [];
  for (const [at, { text }] of sentences.entries()) {
    const side = namedSide(text);
    if (side === null) continue;
    const run = runs.at(-1) ?? [];
    const [before = Number.NEGATIVE_INFINITY] = run.at(-1) ?? [];
    if (at - before <= reach.named) run.push([at, side]);
    else runs.push([[at, side]]);
  }
  return new Map(runs.filter(({ length }) => length >= fewestCalled).flat());
}

const isTrueAnswer = (text: string) => isAnswer(text.replace(/[.!]+$/, ''));

/** Where a roll is answered with what sounds like 'aye': it was called, or somebody answers it in plain words. */
function misheardAyes(sentences: readonly SpokenSentence[]): ReadonlySet<number> {
  const found = new Set<number>();
  const textAt = (at: number) => sentences[at]?.text ?? '';
  let run: number[] = [];
  const end = () => {
    const [first = 0] = run;
    const isCalled = () =>
      sentences
        .slice(Math.max(0, first - reach.call), first)
        .some(({ text }) => rollIn(text) || inFavor.test(text));
    const last = run.at(-1) ?? 0;
    const after = sentences.slice(last + 1, last + 1 + reach.chair);
    const isClosed = after.some(({ text }) => chairVotes.test(text));
    if (run.length < (isClosed ? fewestClosed : fewestCalled)) return;
    if (!isClosed && !run.some((at) => isTrueAnswer(textAt(at))) && !isCalled()) return;
    // Whoever is called last may be thanked in the same breath.
    for (const at of run)
      if (isAyeOnly(textAt(at), textAt(at + 1)) && (at === last || !/^I /.test(textAt(at))))
        found.add(at);
  };
  for (let at = 1; at < sentences.length; at += 1) {
    const before = textAt(at - 1);
    // 'Hi, Ortega.' 'Hi.'
    const called = run.at(-1) === at - 1 ? before.replace(misheardAye, '').slice(1) : before;
    const isGiven = misheardAye.test(textAt(at)) || isTrueAnswer(textAt(at));
    if (!(isGiven && isName(called.trim())) && !isCalledAndAnswered(textAt(at))) continue;
    if (at - (run.at(-1) ?? at) > reach.answers) {
      end();
      run = [];
    }
    run.push(at);
  }
  end();
  return found;
}

/** 'All right. I vote no.' is answered by what follows. */
const isAyeOnly = (text: string, next: string) =>
  misheardAye.test(text) && !isTrueAnswer(next) && !saysOwnVote(next);

/** 'Council Member Hale, I.' */
const isCalledAndAnswered = (text: string) =>
  findNames(text)[0]?.from === 0 && answersIn(text) === 1 && wordCount(text) <= longestLine;

/** 'Ken?', 'Ms. Hale.': a name and nothing else. */
function isName(text: string): boolean {
  const tokens = tokenize(text);
  const [titled] = findNames(text, tokens);
  const isTitled = titled?.from === 0 && titled.to === tokens.length;
  return isTitled || isNameAlone(text);
}
