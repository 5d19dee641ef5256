import { pattern, words } from '#app/platform/language/pattern.ts';
import { whoDecides } from '../language/deeds.ts';

/** 'Deny the request of Acme': the matter is the request. */
const denies = /^(?:to )?deny(?:ing)? (?=(?:the|an?|this) )/i;

/** 'Continue the discussion regarding the plan to a later date': the matter is the plan, of which was spoken until then. */
export const putsOffMatter =
  /^(?:to )?(?:continue|table|postpone|defer)(?:ing)? (?:the |our |this )?(?:(?:public )?hearing|discussion|consideration) (?:of|on|for|regarding|about|concerning) (?:the |our |this )?/i;
const untilWhen =
  / (?:to|until|till) (?:an? |the |our )?(?:later|future|next|date|time|meeting)\b.*$/i;

/** The matter that a motion's words bring up, without who decides on it and what becomes of it. */
export function matterMoved(said: string): string {
  const matter = putsOffMatter.test(said)
    ? said.replace(putsOffMatter, '').replace(untilWhen, '')
    : said;
  return matter.replace(whoDecides, '').replace(denies, '');
}

/** What a body has somebody do, and no step of a matter. */
export const asksToAct = pattern('i')`^(?:(?:to|that|we) )*(?:${words(
  'ask appoint elect nominate designate send direct hire donate support endorse',
)}) `;
