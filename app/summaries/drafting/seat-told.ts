import { pattern, words } from '#app/platform/language/pattern.ts';
import { forWhat } from '#app/proceedings/votes/nomination-patterns.ts';

/** Offices that a body fills out of its own. */
const office = pattern()`(?:(?:vice|co)[- ]?)?${words(
  'chair(?:man|woman|person)? president secretary treasurer clerk parliamentarian mayor(?: pro tem(?:pore)?)?',
)}`.source;
const name = String.raw`(?:(?:Mr|Mrs|Ms|Dr)\.? )?(?-i:\p{Lu})[\p{L}'’.-]*(?: (?-i:\p{Lu})[\p{L}'’.-]*){0,3}`;
/** 'Nominate Dana Hale for the position of vice chair': who, and for what. */
const seat = pattern(
  'iu',
)`^(?:nominate|elect) (?<who>${name}),?(?: ${forWhat}(?<office>${office}))?(?<rest>\b.*)$`;

/** Whom a body chose, by a motion that names somebody: 'Dana Hale was elected vice chair'; null where it says more. */
export function seatTold(motion: string, said: boolean): string | null {
  const { who, office, rest } = seat.exec(motion.trim().replace(/[\s.]+$/, ''))?.groups ?? {};
  if (who === undefined || (rest ?? '').trim() !== '') return null;
  const chosen = office === undefined ? 'chosen' : `elected ${office.toLowerCase()}`;
  return `${who} was ${said ? '' : 'not '}${chosen}`;
}
