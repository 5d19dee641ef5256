import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkSentence } from '#app/checking/check-sentence.ts';
import { compare } from '#app/checking/comparison/compared.ts';
import { evidenceOf } from '#app/checking/evidence/evidence.ts';
import { takeApart } from '#app/checking/statement/statement.ts';
import { isWorkedWith, readModelAnswers } from '#app/figures/model-answers.ts';
import { readParaphrases } from '#app/figures/paraphrases.ts';
import { type Example, fitLogistic } from './logistic.ts';

/**
 * Fits the two weights of app/checking/evidence/weights.ts and prints them:
 * `node scripts/evidence/fit-evidence.ts <folder of model answers…>`.
 * Only what was worked with is read; what the other rules mark by themselves tells nothing here.
 */
const folders = process.argv.slice(2);

/** Sentences as models write them count more than those written by hand, which are many. */
const weightOf = { given: 1.5, subtle: 1, leftOut: 0.5, byHand: 0.5 };
/** The share lies between 0 and 1, the weakness between 0 and 3. */
const ridge = [0.05, 0.5];
/** A shorter passage may have been cited for who speaks. */
const shortestPassage = 50;

type Claim = { sentence: string; source: string; isTrue: boolean; weight: number };

const examples = [...modelAnswers(), ...byHand()].flatMap(exampleOf);
const [bias, low, weakness] = fitLogistic(examples, ridge);
process.stdout.write(`${examples.length} sentences\n`);
process.stdout.write(`${JSON.stringify({ bias, low, weakness })}\n`);

function exampleOf({ sentence, source, isTrue, weight }: Claim): Example[] {
  const { findings } = checkSentence({ sentence, source });
  if (findings.some(({ rule }) => rule !== 'wording')) return [];
  const evidence = evidenceOf(compare(takeApart(sentence), takeApart(source)));
  const features = [evidence.low, evidence.weakest.weakness];
  return [{ features, isSo: !isTrue, weight }];
}

/** The answers worked with; a true one that lacks one of its passages is an added claim. */
function modelAnswers(): Claim[] {
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  return files
    .filter((file) => isWorkedWith(basename(file)))
    .flatMap((file) => {
      const weight = basename(file).startsWith('subtle') ? weightOf.subtle : weightOf.given;
      return readModelAnswers(readFileSync(file, 'utf8')).sentences.flatMap((given): Claim[] => {
        const { sentence, source, passages } = given;
        const isTrue = given.label === 'supported';
        const whole = { sentence, source, isTrue, weight };
        if (!isTrue || passages.length < 2) return [whole];
        return [whole, ...passages.flatMap((passage) => withoutOne(given, passage))];
      });
    });
}

function withoutOne(given: { sentence: string; passages: string[] }, passage: string): Claim[] {
  if (passage.length < shortestPassage) return [];
  const source = given.passages.filter((other) => other !== passage).join(' ');
  return [{ sentence: given.sentence, source, isTrue: false, weight: weightOf.leftOut }];
}

/** Of the files named after a kind of body every second passage was set aside, counted through. */
function byHand(): Claim[] {
  const folder = 'tests/figures/paraphrases';
  const read = (name: string) => readParaphrases(readFileSync(`${folder}/${name}.json`, 'utf8'));
  const halved = ['agency', 'council', 'legislature', 'school-board'].flatMap(read);
  const worked = [
    ...halved.filter((_, at) => at % 2 === 1),
    ...read('fresh').filter((_, at) => at % 2 === 0),
    ...['mixed', 'worked'].flatMap(read),
  ];
  const weight = weightOf.byHand;
  return worked.flatMap(({ source, supported, unsupported }) => [
    ...supported.map((sentence) => ({ sentence, source, isTrue: true, weight })),
    ...Object.values(unsupported)
      .flat()
      .map((sentence) => ({ sentence, source, isTrue: false, weight })),
  ]);
}
