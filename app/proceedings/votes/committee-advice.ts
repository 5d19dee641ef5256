import { pattern } from '#app/platform/language/pattern.ts';
import { opener } from './outcome-vocabulary.ts';

const recommended = pattern(
  'i',
)`${opener}(?:an? )?(?:(?<against>negative|unfavou?rable)|affirmative|favou?rable) recommendation[.!]*$`;

/**
 * What a committee that voted tells the council: 'Affirmative recommendation.' No ruling, for it may answer what
 * another body had said.
 */
export function adviceIn(text: string): 'adopted' | 'rejected' | null {
  const advice = recommended.exec(text)?.groups;
  return advice ? (advice.against ? 'rejected' : 'adopted') : null;
}
