import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { tokenize } from '../language/tokens.ts';
import { callsSomebody, plainSide } from './for-or-against.ts';
import { isBareName } from './roll-answers.ts';
import { isAnswer } from './roll-lines.ts';

/** What speech to text makes of an 'aye' that is the whole answer, or stands before the next name. */
const misheardAye = /^(?:hi|high|hey|all right|alright)(?=[.,!]*$|, \p{Lu}[\p{L}'’-]+[.,?]*$)/iu;

/** In sentences: how far answers of one roll lie apart. */
const nextAnswer = 4;
/** So many who are called and answer at once are a roll. */
const fewestCalled = 3;

/**
 * The sentences with answers as the yes and no that they are, where somebody's name was called right before:
 * 'For.', 'I'm against.'; and in a roll 'Hi.'
 */
export function inPlainAnswers(sentences: readonly SpokenSentence[]): SpokenSentence[] {
  const ayes = misheardAyes(sentences);
  return sentences.map((one, at) => {
    const text = ayes.has(at)
      ? one.text.replace(misheardAye, 'Aye')
      : plainSide(one.text, sentences[at - 1]?.text ?? '');
    return text === null ? one : { ...one, text };
  });
}

/** Where a roll is answered with what sounds like 'aye'. */
function misheardAyes(sentences: readonly SpokenSentence[]): ReadonlySet<number> {
  const found = new Set<number>();
  let run: number[] = [];
  const end = () => {
    if (run.length < fewestCalled) return;
    for (const at of run) if (misheardAye.test(sentences[at]?.text ?? '')) found.add(at);
  };
  for (let at = 1; at < sentences.length; at += 1) {
    const text = sentences[at]?.text ?? '';
    const isGiven = misheardAye.test(text) || isAnswer(text.replace(/[.!]+$/, ''));
    const before = sentences[at - 1]?.text ?? '';
    // 'Hi, Ortega.' 'Hi.'
    const called = run.at(-1) === at - 1 ? before.replace(misheardAye, '').slice(1) : before;
    if (!isGiven || !isCalled(called.trim())) continue;
    if (at - (run.at(-1) ?? at) > nextAnswer) {
      end();
      run = [];
    }
    run.push(at);
  }
  end();
  return found;
}

/** 'Ken?', 'Ms. Hale.': a name and nothing else. */
const isCalled = (text: string) =>
  callsSomebody(text) && tokenize(text).some((token) => isBareName(token));
