import { checkSentence } from '#app/checking/check-sentence.ts';
import type { Judgement } from '#app/summaries/judgement.ts';
import { settledBy } from '#app/summaries/settled-by.ts';
import { type Caught, total } from './judge-checker.ts';
import { isWorkedWith, type ModelAnswers } from './model-answers.ts';

/**
 * Who marks a sentence: the rules; the rules and the verifier as drafts have it, where a reading
 * settles what is doubted by its wording; either of the two; the verifier by itself.
 */
export const ways = ['rules alone', 'with the verifier', 'either marks', 'verifier alone'] as const;
export type Way = (typeof ways)[number];

/** How sentences as language models write them are judged. */
export type AnswerFigures = {
  /** The folder they came from. */
  from: string;
  /** Whether they were read while the checker was changed. */
  half: 'worked with' | 'set aside';
  way: Way;
  passed: number;
  true: number;
  /** Untrue ones caught, by what is wrong with them. */
  errors: Record<string, Caught>;
  /** The mean of the share of true ones passed and of untrue ones caught. */
  balancedAccuracy: number;
};

export type AnswerFile = { folder: string; name: string; answers: ModelAnswers };

/** By a sentence's id, what a verifier found not carried. */
type Readings = ReadonlyMap<string, string[]>;

/**
 * Judges each folder's answers in two halves: those worked with, and those set aside. With the
 * verifier only where it has answered on every sentence.
 */
export function judgeAnswers(
  files: readonly AnswerFile[],
  readings: Readings = new Map(),
): AnswerFigures[] {
  const groups = Map.groupBy(files, ({ folder, name }) => `${folder}\n${isWorkedWith(name)}`);
  return [...groups.values()].flatMap((group) => judgeHalf(group, readings));
}

function judgeHalf(files: readonly AnswerFile[], readings: Readings): AnswerFigures[] {
  const [first] = files;
  const sentences = files.flatMap(({ answers }) => answers.sentences);
  const isRead = sentences.every(({ id }) => readings.has(id));
  const marked = sentences.map((sentence) => ({
    error: sentence.error,
    isPassed: passedBy(sentence, readings.get(sentence.id) ?? []),
  }));
  return ways
    .filter((way) => isRead || way === 'rules alone')
    .map((way) => ({
      from: first?.folder ?? '',
      half: isWorkedWith(first?.name ?? '') ? 'worked with' : 'set aside',
      way,
      ...count(marked.map(({ error, isPassed }) => ({ error, isPassed: isPassed[way] }))),
    }));
}

type Given = { sentence: string; source: string };

function passedBy(given: Given, notCarried: string[]): Record<Way, boolean> {
  const check = checkSentence(given);
  const judgement: Judgement = { by: 'the verifier', notCarried, isReading: true };
  const isPassed = check.verdict === 'supported';
  const isCarried = notCarried.length === 0;
  return {
    'rules alone': isPassed,
    'with the verifier':
      settledBy(judgement, { ...check, basis: 'compared' }).verdict === 'supported',
    'either marks': isPassed && isCarried,
    'verifier alone': isCarried,
  };
}

function count(judged: readonly { error: string | null; isPassed: boolean }[]) {
  const errors: Record<string, Caught> = {};
  const figures = { passed: 0, true: 0, errors };
  for (const { error, isPassed } of judged) {
    if (error === null) {
      figures.true += 1;
      if (isPassed) figures.passed += 1;
      continue;
    }
    const kind = figures.errors[error] ?? { caught: 0, of: 0 };
    figures.errors[error] = kind;
    kind.of += 1;
    if (!isPassed) kind.caught += 1;
  }
  const { caught, of } = total(errors);
  const shares = [figures.passed / figures.true, caught / of].filter(Number.isFinite);
  return { ...figures, balancedAccuracy: shares.reduce((a, b) => a + b, 0) / shares.length };
}
