import { pattern, phrases } from '#app/platform/language/pattern.ts';
import { endsMotion, takesBack } from '../votes/motion-fate-patterns.ts';

/** 'This goes to the full council next Monday', said after a committee's vote. */
const passedOn =
  /\b(?:passed out of committee|(?:go|goes|sent|forwarded|moves?|heads?) (?:to|before|on to) (?:the )?full (?:council|board|commission))\b/i;
const committee =
  '(?:the |our )?(?:[\\w&-]+ ){0,5}(?:committee|subcommittee|commission|task force|working group)\\b';
/** 'It goes to the finance committee and comes back in June', 'we'll send that to Public Works.' */
const sentOn = pattern(
  'i',
)`\b(?:${phrases(String.raw`(?:it|this|that)(?: one)?(?:'ll| will)? (?:go|goes) (?:back )?to ${committee}.{0,30}\b(?:comes?|bring|have it|report) .{0,20}\bback\b
  (?:let's|we'll|we will) (?:send|refer) (?:it|this|that)(?: one)? (?:back |over )?to (?:${committee}|.{3,40}\b(?:and )?have it back)
`)})`;

/** Whether a committee's vote sent a case to the whole body. */
export const isPassedOn = (text: string) => passedOn.test(text);

/** In sentences: how a matter goes on is said at its end. */
const lastWords = 8;

/** Whether a case was sent on without a vote; what is said behind a motion that came to none may be of another. */
export function isSentOn(said: readonly string[]): boolean {
  const end = said.findIndex((text, at) => endsMotion(text) || takesBack(text, said[at - 1] ?? ''));
  return said
    .slice(0, end < 0 ? said.length : end)
    .slice(-lastWords)
    .some((text) => sentOn.test(text) && !isPassedOn(text));
}
