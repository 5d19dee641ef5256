import { findNames } from '../facts/names.ts';
import type { People } from '../facts/people.ts';
import type { Cue, MakeCue } from './cue.ts';
import {
  movingOn,
  nextQuestions,
  openingRemarks,
  panel,
  questioning,
  recognised,
  testimony,
} from './cue-patterns.ts';

/** In letters: a longer sentence tells of such a step more often than it takes it. */
const longest = { panel: 300, movingOn: 260, questions: 160 };
/** A title with more names than these is a list of those present. */
const mostNames = 4;

/** Where somebody's turn begins: a witness, a member's questions, the next subject. */
export function personCue(text: string, people: People, cue: MakeCue): Cue | null {
  const mentions = findNames(text);
  const names = mentions.map((mention) => people.spell(mention));
  // 'Thank you, Chief Schultz. The chair recognizes Mr. Costa': the one called on comes last.
  const name = names.at(-1);
  const asks = /\bquestion/i.test(text);
  if (panel.test(text) && text.length < longest.panel) {
    return cue(
      3,
      'hearing',
      names.length > 0 ? `Testimony of ${list(names)}` : 'Testimony',
      names.length === 0,
    );
  }
  if (openingRemarks.test(text) && /\brecogni[sz]e|yield\b/i.test(text))
    return cue(2, 'opening', name ? `Opening statement of ${name}` : 'Opening statements');
  if (name && names.length <= 2) {
    if (testimony.test(text)) return cue(2, 'hearing', `Testimony of ${name}`);
    if (questioning.test(text))
      return cue(2, 'hearing', asks ? `Questions from ${name}` : name, true);
    if (recognised.test(text)) return cue(1, 'hearing', name, true);
  }
  if (movingOn.test(text) && text.length < longest.movingOn) return cue(2, 'hearing', '', true);
  if (nextQuestions.test(text) && /\bquestions?\b/i.test(text) && text.length < longest.questions)
    return cue(1, 'hearing', '', true);
  return null;
}

function list(names: readonly string[]): string {
  const unique = [...new Set(names)].slice(0, mostNames);
  return unique.length < 2
    ? (unique[0] ?? '')
    : `${unique.slice(0, -1).join(', ')} and ${unique.at(-1)}`;
}
