import { findNames } from '../facts/names.ts';
import type { People } from '../facts/people.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import type { Ballot } from './ballot.ts';

/** In sentences: so soon after a vote whoever keeps the minutes asks who it was. */
const within = 5;
const lost = String.raw`(?:did(?:n['’]t| not) (?:get|catch|hear)|missed) (?:that|the|who (?:made|gave|was) (?:that|the))`;
const asks = {
  seconder: new RegExp(
    String.raw`\bwho (?:was|made|gave|had) (?:that|the) second\b|\bwho seconded\b|\b${lost} second\b`,
    'i',
  ),
  mover: new RegExp(
    String.raw`\bwho (?:was|made|gave|had) (?:that|the) motion\b|\bwho moved\b|\b${lost} (?:motion|mover)\b`,
    'i',
  ),
};
/** 'James Ames.', 'That was Ms. Hale.': the answer is a name and nothing else. */
const answers =
  /^(?:(?:that|it|the (?:second|motion)) (?:was|came)(?: by| from)? |that['’]s |by |from )?(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2})$/iu;

/** The vote with who moved and who seconded, where that is asked after it and answered by name. */
export function withAskedWho(
  ballot: Ballot,
  sentences: readonly SpokenSentence[],
  people: People,
): Ballot {
  const told = { ...ballot };
  const after = sentences.slice(ballot.lastAt + 1, ballot.lastAt + 1 + within);
  for (const { text, index } of after) {
    const name = answers.exec(sentences[index + 1]?.text.replace(/[.!]+$/, '') ?? '')?.[1];
    if (name === undefined) continue;
    for (const part of ['seconder', 'mover'] as const)
      if (asks[part].test(text)) told[part] = spelled(name, people);
  }
  return told;
}

function spelled(name: string, people: People): string {
  const [titled] = findNames(name);
  return titled ? people.spell(titled) : (people.member(name)?.name ?? name);
}
