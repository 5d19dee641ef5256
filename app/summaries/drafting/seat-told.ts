import { pattern, words } from '#app/platform/language/pattern.ts';
import { forWhat } from '#app/proceedings/votes/nomination-patterns.ts';

/** Offices that a body fills out of its own. */
const office = pattern()`(?:(?:vice|co)[- ]?)?${words(
  'chair(?:man|woman|person)? president secretary treasurer clerk parliamentarian mayor(?: pro tem(?:pore)?)?',
)}`.source;
const title = pattern()`${words('mr mrs ms miss dr judge councill?or commissioner trustee')}`
  .source;
const name = String.raw`(?:(?:${title})\.? \p{L}[\p{L}'’.-]*|(?-i:\p{Lu})[\p{L}'’.-]*)(?: (?-i:\p{Lu})[\p{L}'’.-]*){0,3}`;
/** Of the body itself: 'chair of the board of trustees'. */
const ofBody = String.raw`(?: (?:of|for) (?:the|our) (?:board|council|commission|committee)(?: of (?:the )?\p{L}+)?)?`;
/** 'Nominate Dana Hale for the position of vice chair': who, and for what. */
const seat = pattern(
  'iu',
)`^(?:(?:that )?we )?(?:nominate|elect) (?<who>${name}),?(?: ${forWhat}(?<office>${office})${ofBody})?(?<rest>\b.*)$`;
/** 'That Miss Dana hale serve as the vice chair of the board', as captions write names. */
const serves = pattern(
  'iu',
)`^(?:that )?(?:we have )?(?<who>${name}(?: \p{L}[\p{L}'’.-]*)?) (?:serve(?: again)? as|be|continue as|as) (?:the |our )?(?<office>${office})${ofBody}(?<rest>)$`;

/** Whom a body chose, by a motion that names somebody: 'Dana Hale was elected vice chair'; null where it says more. */
export function seatTold(motion: string, said: boolean): string | null {
  const put = motion.trim().replace(/[\s.]+$/, '');
  const { who, office, rest } = (seat.exec(put) ?? serves.exec(put))?.groups ?? {};
  if (who === undefined || (rest ?? '').trim() !== '') return null;
  const chosen = office === undefined ? 'chosen' : `elected ${office.toLowerCase()}`;
  return `${inCapitals(who)} was ${said ? '' : 'not '}${chosen}`;
}

const inCapitals = (who: string) =>
  who.replace(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase());
