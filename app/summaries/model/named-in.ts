import { nameSlip, Roster } from '#app/proceedings/facts/roster.ts';
import { courtesies, offices } from '#app/proceedings/facts/title-vocabulary.ts';
import { tokenize } from '#app/proceedings/language/tokens.ts';

/** Whether somebody's name stands in one of the texts, or a caption's slip of it. */
export function isNamedIn(name: string, texts: readonly string[]): boolean {
  const own = tokenize(name).flatMap(({ text, word }) => (isTitle(word) ? [] : [text]));
  const person = new Roster([{ name: own.join(' '), aliases: [] }]);
  return texts.some((text) =>
    tokenize(text).some(({ text: word }) => person.find(word, nameSlip.anywhere) !== null),
  );
}

const titles: ReadonlySet<string> = new Set([...courtesies, ...offices]);
const isTitle = (word: string) => titles.has(word);
