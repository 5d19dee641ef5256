import { pattern, words } from '#app/platform/language/pattern.ts';

const verb = pattern()`(?<verb>${words(`
  approve adopt authorize authorise accept award appoint ratify confirm amend establish grant deny declare support
  oppose urge designate endorse
`)})(?:s|es)?\b`.source;
const resolved = pattern()`\bbe it (?:${words('hereby therefore now further so')},? )*resolved\W+`
  .source;
/** Who resolves, by the words of its name alone: behind 'does not' or 'rescind its vote to' stands the opposite. */
const body = pattern()`that (?:the |this )?(?:(?:(?-i:\p{Lu}[\p{L}.'’-]*)|${words(
  'of and the for board council commission committee city county town village district trustees supervisors education',
)}) ){1,10}?`.source;
/** 'Resolution: Whereas, … be it resolved, that the Board approve the checklist.' */
const recital = pattern(
  'iu',
)`^(?:(?:a |the )?resolution\W+)?whereas\b.{10,}?${resolved}(?:1\W+)?(?:by [^,]{3,80}, )?${body}(?:${words(
  'hereby does do will shall',
)} )*${verb} (?<what>.+)$`;
/** Told in what was recited before it: 'the application for such a grant'. */
const pointsBack = /\b(?:such|said|aforesaid|aforementioned|above|the same)\b/i;

/** 'Whereas, the Elm Valley Public Schools desires to apply for a grant': what the body itself is about to do. */
const named = String.raw`(?-i:\p{Lu}[\p{L}.'’-]*) `;
const bodyNamed = pattern()`(?:${named}){0,6}(?-i:${words(
  'Schools? Board Council City County Town(?:ship)? Village District Commission',
)}) (?:of (?:${named}){1,4})?`.source;
const wants = words('desires? wish(?:es)? seeks? intends? proposes?');
const desired = pattern(
  'iu',
)`\bwhereas\W+(?:the )?(?<who>${bodyNamed})${wants} (?<deed>to \p{Ll}{3,} .+)$`;
const agrees: ReadonlySet<string> = new Set(words('approve adopt authorize authorise accept'));
const clauseEnd = /;|[.,] (?=\p{Lu})|,? (?:and )?be it (?:further |therefore )?resolved\b/iu;

/** A resolution that an agenda prints with its recitals, as what it resolves; any other title as it is. */
export function resolvedTitle(title: string): string {
  const { verb: does, what } = recital.exec(title)?.groups ?? {};
  if (!does || !what) return title;
  const [first = what] = what.split(clauseEnd);
  if (!pointsBack.test(first)) return `Resolution to ${does.toLowerCase()} ${first.trim()}`;
  const { who = '', deed: wanted = '' } = desired.exec(title)?.groups ?? {};
  const resolves = title.slice(title.search(/\bresolved\b/i));
  const isOwn = agrees.has(does.toLowerCase()) && who !== '' && resolves.includes(who.trim());
  const [deed] = isOwn ? wanted.split(clauseEnd) : [];
  return deed === undefined ? title : `Resolution ${deed.trim()}`;
}
