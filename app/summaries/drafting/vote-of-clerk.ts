import { writtenMotion } from '#app/proceedings/minutes/written-motion.ts';
import { writtenResult } from '#app/proceedings/minutes/written-result.ts';

/** What a motion may carry beside its matter: conditions, amounts, limits. */
const carriesMore =
  /\$|£|%|\b(?:19|20)\d{2}\b|\b(?:conditions?|subject to|provided|except|exceed|until|unless|because|effective)\b/i;
/** In words: a motion that takes more names more than its item does. */
const longestAlone = 24;

/** A sentence of minutes that tells a motion or its result and nothing else, which is counted already. */
export const isVoteAlone = (text: string): boolean =>
  text.split(' ').length <= longestAlone &&
  !carriesMore.test(text) &&
  (writtenMotion(text) !== null || writtenResult(text) !== null);
