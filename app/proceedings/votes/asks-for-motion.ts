import { pattern, phrases } from '#app/platform/language/pattern.ts';
import { asksBoth } from './motion-manners.ts';

/** 'Is there a motion?', 'I'd like a motion': the chair asks for one. */
export const asksFor = pattern('i')`\b${phrases(`
  is there
  (?<=^|\\b(?:questions|discussion|comments) )there
  entertain
  need
  looking for
  do (?:I|we) (?:have|hear)
  call for
  ask(?:ing)? for
  may I have
  can I (?:get|have)
  take
  accept
  I(?:'d| would) like a
  seek
  want a
`)}\b`;

/** 'And a motion to approve it?', 'A motion to waive the fee.': asked for, or told, without a verb. */
export const asksShortly = pattern('i')`^(?:${phrases(
  'and|now|then|so|okay|all right|next',
)}[,.]? )*(?:maybe )?(?:a|another) motion (?:to|that|for) (?!.*\b(?:${phrases(
  'is|was|are|were|would|will|can|may|has|have|needs?|requires?|takes?|carries|passes|fails',
)})\b)`;

/** Whether the chair asks for a motion: 'Do we have a motion for that?' */
export function asksForMotion(text: string): boolean {
  return (
    (asksFor.test(text) && /\bmotions?\b/i.test(text)) ||
    asksBoth.test(text) ||
    asksShortly.test(text)
  );
}
