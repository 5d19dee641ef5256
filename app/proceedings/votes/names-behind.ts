import { pattern, words } from '#app/platform/language/pattern.ts';
import type { People } from '../facts/people.ts';
import { anyTitle } from '../facts/title-vocabulary.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { sameSurname } from './same-motion.ts';

const named = pattern()`(?:${anyTitle} )?\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+)?`.source;
const step = words('approve accept adopt adjourn deny table');
const motion = String.raw`(?:I(?:'ll)? )?(?:[Mm]ove|[Mm]otion) to (?<what>(?:${step.join('|')})(?: (?:it|this|that|as \w+|the \w+))?)|[Ss]o moved`;
const second = String.raw`(?:and )?[Ss]econd(?:ed)?(?: by)?(?:[.,]? (?<seconder>${named}))?(?=[.,!]|$)`;
const answered = String.raw`[.,!]* (?:[Yy]es|[Nn]o|[Aa]ye|[Nn]ay|[Hh]ere|[Pp]resent)\b`;
/** 'Move to approve. Hale. Second. Roy.': who moves and who seconds, each behind what they say. */
const said = new RegExp(
  String.raw`(?:^|(?<=[.!?] ))(?:${motion})[.,]?(?: (?<mover>${named})[.,]?)?? ${second}(?!${answered})`,
  'u',
);
/** In sentences: a motion, its mover, a second, its seconder. */
const longest = 4;

/** What is said between a motion and a second without being a name. */
const noName: ReadonlySet<string> = new Set(
  words(`
    okay ok all right yes yeah thank you any is there do we have and so a the second moved great good perfect discussion
    further i it that this motion by roll call please aye awesome wonderful well now uh um got sure
  `),
);

/**
 * The sentences with movers and seconders as a chair would tell them, where nothing but their names is said behind
 * 'move to approve' and behind 'second', as a clerk asks for who is not seen.
 */
export function withNamesBehind(
  sentences: readonly SpokenSentence[],
  people: People,
): readonly SpokenSentence[] {
  const told = [...sentences];
  for (let at = 0; at < sentences.length; at += 1) {
    const spoken = sentences.slice(at, at + longest);
    if (!/\b(?:move|motion|moved)\b/i.test(spoken[0]?.text ?? '')) continue;
    const whole = spoken.map(({ text }) => text).join(' ');
    const match = said.exec(whole);
    if (!match || match.index >= (spoken[0]?.text.length ?? 0)) continue;
    const mover = memberCalled(match.groups?.mover, people);
    const seconder = memberCalled(match.groups?.seconder, people);
    if (mover === null && seconder === null) continue;
    const by = mover === null ? '' : ` by ${mover}`;
    const isTwo = seconder !== null && (mover === null || !sameSurname(mover, seconder));
    const seconded = isTwo ? `, second by ${seconder}` : ', seconded';
    const what = match.groups?.what;
    const rest = whole.slice(match.index + match[0].length).replace(/^[.,] ?/, '');
    replaceTexts(told, spoken, [
      `${whole.slice(0, match.index)}Motion${by}${what ? ` to ${what}` : ''}${seconded}`,
      rest,
    ]);
  }
  return told;
}

/** Puts what is told into the first of some sentences, and what stands behind it where it stood. */
function replaceTexts(
  told: SpokenSentence[],
  spoken: readonly SpokenSentence[],
  [first, rest]: readonly [string, string],
): void {
  let left = rest;
  for (const { index, text } of [...spoken].reverse()) {
    const sentence = told[index];
    if (!sentence) continue;
    const own = left.endsWith(text) ? text : left;
    left = left.slice(0, left.length - own.length).trimEnd();
    told[index] = { ...sentence, text: own.trim() };
  }
  const opening = told[spoken[0]?.index ?? -1];
  if (opening) told[opening.index] = { ...opening, text: `${first}.` };
}

/** Whom a name without more means: a small letter begins only what is spelled as the member is. */
function memberCalled(name: string | undefined, people: People): string | null {
  if (name === undefined) return null;
  const parts = name.split(' ');
  for (const said of [name, parts[0] ?? '']) {
    const [first = ''] = said.split(' ');
    if (noName.has(first.toLowerCase().replace(/[.,]/g, ''))) return null;
    const member = people.member(said);
    if (member === null) continue;
    if (/^\p{Lu}/u.test(said) || sameSurname(member.name, said)) return member.name;
  }
  return null;
}
