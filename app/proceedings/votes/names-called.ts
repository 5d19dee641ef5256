import { displayName, findNames } from '../facts/names.ts';
import type { People } from '../facts/people.ts';
import { exclaims } from '../language/exclaims.ts';
import { isMeetingWord, isStopWord } from '../language/stop-list.ts';
import { surnameOf } from '../language/surname.ts';
import { foldWord } from '../language/tokens.ts';
import { answers } from './roll-answers.ts';
import { isAnswer, piecesOf, rollPart } from './roll-lines.ts';
import { smallCounts } from './side-vocabulary.ts';

/** A name said so often with a title is a name where it stands alone. */
const oftenTitled = 2;

/** Who is called in a roll: with a title, or by a name alone that is answered. */
export function namesCalled(
  lines: readonly string[],
  people: People,
): { key: string; name: string }[] {
  const found: { key: string; name: string }[] = [];
  const pieces = lines.flatMap((line) => piecesOf(rollPart(line)));
  for (const [index, piece] of pieces.entries()) {
    const titled = findNames(piece);
    if (titled.length > 0) {
      for (const mention of titled)
        found.push({ key: people.keyOf(mention), name: people.spell(mention) });
      continue;
    }
    const surname = surnameOf(piece);
    // 'Commissioner Fox? Reluctantly, yes.'
    const isAwaited = findNames(pieces[index - 1] ?? '').length > 0;
    const isCalled =
      !isAnswer(piece) &&
      !isAwaited &&
      (isAnswer(pieces[index + 1] ?? '') || people.count(surname) >= oftenTitled);
    const name = isCalled
      ? piece
      : (/^(.+?),? \p{Ll}+$/u.exec(isAnswer(piece) ? piece : '')?.[1] ?? '');
    if (!isNameAlone(name)) continue;
    const key = surnameOf(name);
    const isTitled = people.count(key) > 0;
    const spelled = isTitled ? people.spell({ title: '', name, key }) : displayName(name);
    found.push({ key: people.sameAs(key), name: spelled });
  }
  return found;
}

/** 'Alvarez', 'De Luca': words with a capital that mean nothing else. */
function isNameAlone(text: string): boolean {
  const words = text.split(' ');
  return (
    text !== '' &&
    words.length <= 2 &&
    words.every(
      (word) =>
        !smallCounts.includes(foldWord(word)) &&
        /^\p{Lu}[\p{L}'’-]+$/u.test(word) &&
        !isStopWord(foldWord(word)) &&
        !isMeetingWord(foldWord(word)) &&
        !nobody.has(foldWord(word)),
    )
  );
}

const nobody: ReadonlySet<string> = new Set([
  ...exclaims,
  ...answers.keys(),
  ...['congratulations', 'clerk', 'mayor', 'president'],
]);
