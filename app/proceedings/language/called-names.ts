import { pattern, words } from '#app/platform/language/pattern.ts';
import { isMeetingWord, isStopWord } from './stop-list.ts';

const title = pattern()`(?:(?:vice|deputy|madam) )?${words(String.raw`
  chair(?:man|woman|person)? mayor president commissioner council[\s-]?(?:member|man|woman) councill?or
  trustee director supervisor member alder(?:man|woman)?
`)}(?: pro tem(?:pore)?)?`.source;
const titleAlone = pattern('i')`^${title}\.$`;
const nameAlone = /^\p{L}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?[?.]$/u;
const noName = pattern('i')`^${words(`
  yes yea yeah aye ayes no nay here present absent abstain okay second thank thanks please right sorry great what
  comments? questions? concerns? remarks? reports? discussion pro
`)}\b`;
const calledSmall = new RegExp(String.raw`^(${title}) (\p{Ll}[\p{L}'’-]+\?)$`, 'iu');

/** Whether captions parted a title from the name that is called: 'Vice Chairman.' 'Wells?' */
export function isParted(text: string, next: string): boolean {
  return titleAlone.test(text) && nameAlone.test(next) && !noName.test(next);
}

const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** The name that is called with its title: 'Vice Chairman Wells?', 'Commissioner Wood?' */
export function calledName(text: string, next: string | null = null): string {
  const whole = next === null ? text : `${text.slice(0, -1)} ${next}`;
  return whole
    .replace(/\bpro-?tem\b/gi, (said) => `${said.slice(0, 3)} ${said.slice(-3)}`)
    .replace(calledSmall, (said, office: string, name: string) =>
      isName(name.slice(0, -1)) ? `${office} ${capital(name)}` : said,
    );
}

/** 'Commissioner de la cruz.', 'mayor pro tem sold us?': a title, and up to three words. */
const titled = new RegExp(
  String.raw`^(?:and )?(${title}) (\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,2})[.?,]*$`,
  'iu',
);
const answered = pattern('i')`^${words(
  'yes yea yeah yep aye ayes no nay nope here present absent excused abstain',
)}[.,!]*(?:$| )`;

/**
 * The sentences with names that captions write small as names, where they are called in a roll: 'Commissioner
 * alvarez. Here. Commissioner stein. Here.'; and wherever else they stand behind a title.
 */
export function withNamesBehindTitles<Sentence extends { text: string }>(
  sentences: readonly Sentence[],
): Sentence[] {
  const called = new Map<string, string>();
  const calls = sentences.map(({ text }, at) => {
    const name = titled.exec(text)?.[2];
    const isCall = name !== undefined && answered.test(sentences[at + 1]?.text ?? '');
    return isCall && isName(name) ? name : null;
  });
  for (const [at, name] of calls.entries()) {
    const isRoll = (calls[at - 2] ?? calls[at + 2] ?? null) !== null;
    if (name !== null && isRoll && /^\p{Ll}/u.test(name))
      called.set(name, name.split(' ').map(capital).join(' '));
  }
  if (called.size === 0) return [...sentences];
  const behindTitle = new RegExp(
    String.raw`\b(${title}) (${[...called.keys()].join('|')})(?![\p{L}'’-])`,
    'giu',
  );
  return sentences.map((sentence) => ({
    ...sentence,
    text: sentence.text.replace(
      behindTitle,
      (_, office: string, name: string) => `${office} ${called.get(name) ?? name}`,
    ),
  }));
}

/** 'Commissioner comments? No.' calls nobody. */
const isName = (said: string) =>
  !noName.test(said) &&
  !said
    .toLowerCase()
    .split(' ')
    .every((word) => isStopWord(word) || isMeetingWord(word));
