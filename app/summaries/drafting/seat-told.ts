import { pattern, words } from '#app/platform/language/pattern.ts';
import { forWhat } from '#app/proceedings/votes/nomination-patterns.ts';

/** Offices that a body fills out of its own. */
const office = pattern()`(?:(?:vice|co)[- ]?)?${words(
  'chair(?:man|woman|person)? president secretary treasurer clerk parliamentarian mayor(?: pro tem(?:pore)?)?',
)}`.source;
const address = pattern()`${words('mr mrs ms miss dr judge councill?or commissioner trustee')}`
  .source;
/** Words that follow a name, and are no part of it. */
const noName = pattern('i')`(?!${words(
  'serve serves not also again still no would will continue be being resigns? remain as for to I',
)}\b)`.source;
const name = String.raw`(?:(?:${address})\.? ${noName}\p{L}[\p{L}'’.-]*|(?-i:(?!I\b|Remove|Recall|Dismiss|Excuse|Thank|Not\b)\p{Lu})[\p{L}'’.-]*)(?: ${noName}(?-i:\p{Lu})[\p{L}'’.-]*){0,3}`;
/** Of the body itself: 'chair of the board of trustees'. */
const ofBody = String.raw`(?: (?:of|for) (?:the|our) (?:board|council|commission|committee)(?: of (?:the )?\p{L}+)?)?`;
/** 'Nominate Dana Hale for the position of vice chair': who, and for what. */
const seat = pattern(
  'iu',
)`^(?:(?:that )?we )?(?:nominate|elect) (?<who>${name}),?(?: ${forWhat}(?<office>${office})${ofBody})?(?<rest>\b.*)$`;
/** Captions write the surname in small letters. */
const whole = `${name}(?: ${noName}\\p{Ll}[\\p{L}'’.-]*)?`;
const asOffice = `(?:the |our )?(?<office>${office})${ofBody}$`;
/** 'That Miss Dana hale serve as the vice chair of the board'. */
const serves = pattern(
  'iu',
)`^(?:that )?(?<who>${whole}) (?:serve(?: again)? as|be|continue as) ${asOffice}`;
/** 'That we have Dr. Hale as secretary'. */
const had = pattern('iu')`^(?:that )?we have (?<who>${whole}) (?:serve )?as ${asOffice}`;

/** Whom a body chose, by a motion that names somebody: 'Dana Hale was elected vice chair'; null where it says more. */
export function seatTold(motion: string, said: boolean): string | null {
  const put = motion.trim().replace(/[\s.]+$/, '');
  const found = seat.exec(put) ?? serves.exec(put) ?? had.exec(put);
  const { who, office, rest } = found?.groups ?? {};
  if (who === undefined || (rest ?? '').trim() !== '') return null;
  const chosen = office === undefined ? 'chosen' : `elected ${office.toLowerCase()}`;
  return `${inCapitals(who)} was ${said ? '' : 'not '}${chosen}`;
}

const inCapitals = (who: string) =>
  who.replace(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase());
