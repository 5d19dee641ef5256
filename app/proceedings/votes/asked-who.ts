import { findNames } from '../facts/names.ts';
import type { People } from '../facts/people.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import type { Ballot } from './ballot.ts';
import { speakerOf } from './same-motion.ts';

/** In sentences: so soon after a vote whoever keeps the minutes asks who it was. */
const within = 5;
const lost = String.raw`(?:did(?:n['’]t| not) (?:get|catch|hear)|missed) (?:that|the|who (?:made|gave|was) (?:that|the))`;
const asks = {
  seconder: new RegExp(
    String.raw`\bwho (?:was|made|gave|had) (?:that|the) second\b|\bwho seconded(?: (?:it|that))?\W*$|\b${lost} second\b`,
    'i',
  ),
  mover: new RegExp(
    String.raw`\bwho (?:was|made|gave|had) (?:that|the) motion\b|\bwho moved(?: (?:it|that))?\W*$|\b${lost} (?:motion|mover)\b`,
    'i',
  ),
};
/** 'James Ames', 'that was Ms. Hale': the answer is a name and nothing else. */
const answers =
  /^(?:(?:[Tt]hat|[Ii]t|[Tt]he (?:second|motion)) (?:was|came)(?: by| from)? |[Tt]hat['’]s |[Bb]y |[Ff]rom )?(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2})$/u;

/** Votes with who moved and who seconded, where that is asked after one, before the next, and answered by a name that is known. */
export function withAskedWho(
  ballots: readonly Ballot[],
  sentences: readonly SpokenSentence[],
  people: People,
): Ballot[] {
  const labels = new Set(sentences.map(speakerOf));
  const known = (name: string): string | null => {
    const [titled] = findNames(name);
    if (titled) return people.spell(titled);
    return people.member(name)?.name ?? (labels.has(name) ? name : null);
  };
  return ballots.map((ballot, at) => {
    const next = ballots[at + 1]?.startAt ?? sentences.length;
    const told = { ...ballot };
    const end = Math.min(next, ballot.lastAt + 1 + within);
    for (const { text, index } of sentences.slice(ballot.lastAt + 1, end)) {
      const answer = sentences[index + 1]?.text.replace(/[.!]+$/, '') ?? '';
      const name = known(answers.exec(answer)?.[1] ?? '');
      if (name === null) continue;
      for (const part of ['seconder', 'mover'] as const)
        if (asks[part].test(text)) told[part] = name;
    }
    return told;
  });
}
