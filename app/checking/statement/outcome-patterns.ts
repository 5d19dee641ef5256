import { pattern, phrases } from '#app/platform/language/pattern.ts';
import { splitSentences } from '#app/platform/language/sentences.ts';
import { cutRunOn } from '#app/proceedings/language/run-on.ts';
import { outcomeIn } from '#app/proceedings/votes/outcome-patterns.ts';

// 'Adopt' and 'approve' alone are what was moved; only 'adopted', 'fails' tell what became of it.
const adopted = phrases(`
  adopt(?:s|ed)
  approv(?:es|ed)
  pass(?:es|ed)
  carri(?:es|ed)
  agreed to
  is agreed
  was agreed
  ayes have it
  eyes have it
  yeas have it
  accepted
  prevails
`);
const rejected = phrases(`
  reject(?:s|ed)
  fail(?:s|ed)
  defeat(?:s|ed)
  denied
  denies
  voted down
  noes have it
  nos have it
  nays have it
  lost
`);
const adoptions = pattern('gi')`\b${adopted}\b`;
const rejections = pattern('gi')`\b${rejected}\b`;
const adopting = phrases(String.raw`
  adopt\w*
  approv\w*
  pass\w*
  carr(?:y|ied)
  agreed?
`);
const negatedAdoption = pattern('gi')`\b(?:not|n't|never)\s+(?:\w+\s+){0,2}?${adopting}\b`;

/** How often a text says that something was adopted, and that it was not. */
export function outcomes(text: string): { yes: number; no: number } {
  const count = (said: string, words: RegExp) => said.match(words)?.length ?? 0;
  const rest = text.replace(negatedAdoption, ' ');
  return {
    yes: count(rest, adoptions),
    no: count(rest, rejections) + count(text, negatedAdoption),
  };
}

/** 'MAYOR PRO TEM ROSS: ' before what was said. */
export const speakerLabel = /^[\p{L}.' -]{2,40}: /u;

/** What chairs and clerks rule in a source, motion by motion. */
export function rulingsIn(source: string): (string | null)[] {
  return splitSentences(source)
    .flatMap(cutRunOn)
    .map(({ text }) => outcomeIn(text.replace(speakerLabel, '')))
    .filter((said) => said?.ruling === true && (said.matter === null || said.matter === 'granted'))
    .map((said) => said?.outcome ?? null);
}
