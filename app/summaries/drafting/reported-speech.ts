import { isStopWord } from '#app/proceedings/language/stop-list.ts';
import { tokenize } from '#app/proceedings/language/tokens.ts';

const secondPerson = /\b(?:you|your|you're|you've|yours|let's|please)\b/i;
const firstPerson = /\b(?:I|I'm|I've|I'd|I'll|me|[Mm]y|mine|myself)\b/;
const pronouns: [RegExp, string][] = [
  [/\bwe're\b/gi, 'they are'],
  [/\bwe've\b/gi, 'they have'],
  [/\bwe'll\b/gi, 'they will'],
  [/\bwe'd\b/gi, 'they would'],
  [/\bourselves\b/gi, 'themselves'],
  [/\bours\b/gi, 'theirs'],
  [/\bour\b/gi, 'their'],
  [/(?<![.\p{Lu}])\bus\b/gu, 'them'],
  [/\bwe\b/gi, 'they'],
];

/**
 * 'Kirsty Williams said that they have set aside …': what somebody said, told in the third person.
 * Null where it cannot be told so without changing more than pronouns.
 */
export function reportedSpeech(
  spoken: string,
  name: string,
  isProper: (word: string) => boolean,
): string | null {
  if (secondPerson.test(spoken) || firstPerson.test(spoken) || /["“”?]/.test(spoken)) return null;
  let text = startSmall(spoken, isProper);
  for (const [pattern, other] of pronouns) text = text.replace(pattern, other);
  return `${name} said that ${text}`;
}

function startSmall(text: string, isProper: (word: string) => boolean): string {
  const first = tokenize(text)[0];
  if (!first || first.start > 0) return text;
  const isAcronym = /^\p{Lu}[\p{Lu}\d.]/u.test(first.text);
  if (isAcronym || (!isStopWord(first.word) && isProper(first.word))) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** The words a record writes with a capital within its sentences, and never small. */
export function properWords(texts: readonly string[]): (word: string) => boolean {
  const small = new Set<string>();
  const capital = new Set<string>();
  for (const text of texts) {
    tokenize(text).forEach(({ text: written, word, gap }, index) => {
      if (/^\p{Ll}/u.test(written)) small.add(word);
      else if (index > 0 && gap !== 'stop') capital.add(word);
    });
  }
  return (word) => capital.has(word) && !small.has(word);
}
