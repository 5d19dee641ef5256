import { pattern, phrases } from '#app/platform/language/pattern.ts';

const filler = String.raw`(?:\W|\b(?:${phrases(
  "and|so|now|okay|ok|all right|alright|thank you|next|then|um|uh|first|our|the|we have|this is|item|that brings us to|under|let's|again|up|is|are|for",
).join('|')})\b)*`;
const goes = phrases(String.raw`
  mov(?:e|ing) (?:right )?(?:on |along |forward )?(?:in|on)?to
  go(?:ing)? (?:ahead )?(?:on |back )?(?:and )?(?:in|on)?to|proceed to|turn to|on ?to|(?:brings|leads|takes|gets|moves) us (?:in|on)?to|time for
  next (?:is|up|item|item is|we have|will be|on the agenda(?: is)?)|(?:first|next|last) [^.?!,]{0,40}? (?:is|will be|we have)|now (?:is|we have|for|open|on)|first (?:is|up|item is)
  go with|(?:we|now|that we) come to
  open(?:ing)?(?: up)?|begin(?: with)?|start(?:ing)?(?: with| off with)?|take up|up is|looking at|do|call for|(?:set aside|set-aside|reserved?) for|stand for|continue with|we are (?:now )?(?:at|on)
`);
/** What may stand before the name of an item that is taken up. */
export const start = pattern('i')`^${filler}`;
/** 'We move on to', 'that brings us to the': what takes up the item that is named next; captions hear 'consider age of'. */
export const leads = pattern(
  'i',
)`\b(?:${goes}) (?:(?:the|our|with|a|an|some|any|item|that)\b ?)*(?:(?:first|second|next|last|final) )?(?:(?:roster|round|portion|period|consideration|consider age) of (?:the )?)?$`;
const none = pattern('i')`\b(?:${phrases(String.raw`
  (?:don't|do not|didn't|did not) have|won't (?:move|go|have)|no (?:minutes|public|announcements|report|consent)|there (?:are|is|were) no(?! objection)|nothing|not aware|(?:is|are|have) none
  closed?(?: out)? (?:the )?(?:remote )?(?:public|general)|concludes (?:the )?public|end of (?:the )?(?:public|consent)|during (?:the )?public
  earlier|last (?:meeting|week|month)'s public|before we (?:adjourn|go|get|close|move|open)
`)})`;

/** 'I will close the public comment and turn to the consent agenda', 'before we get to that, we have …': of what is not next. */
const closesFirst =
  /^.*\bnothing on [^,]{3,30}, (?=we (?:can|will) (?:go|move|turn)\b)|^.*\bclos(?:e|ed|ing)\b.* and (?=(?:turn|move|go)\b)|^.*\bbefore we [^,]+, (?=we have\b)/i;

/** 'We don't have minutes', 'no public comment this evening': not taken up. */
export const isNone = (text: string): boolean => none.test(text.replace(closesFirst, ''));
