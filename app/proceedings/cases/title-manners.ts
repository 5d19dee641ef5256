import { pattern, words } from '#app/platform/language/pattern.ts';

const called = words(
  '[Cc]ouncil(?:man|woman|or|[Mm]ember) [Aa]lder(?:man|woman|person) [Dd]irector [Ss]upervisor [Cc]ommissioner',
);
/** 'Bills and claims Councilman Hale Good': whom the chair calls on with it, in captions without points. */
const calledOn = pattern(
  'u',
)`(?<=^\S+ \S+ .*(?:\p{Ll}{3}s|[Cc]ommittee|[Cc]ommission|[Rr]eport)) ${called}(?: \p{Lu}[\p{L}'’]+){1,2}$`;

/** What people say around a title and a reader needs not, with what is left of it. */
const manners: readonly (readonly [RegExp, string])[] = [
  // 'Or contract amendment', 'of reports items D1 through 3', 'this purchase of the mill'.
  [/^(?:of|or|also(?: for)?|this|that)(?: the)? (?=\p{L}{3,} )/iu, ''],
  // 'A very exciting appointment to make'.
  [
    /^(?:an? )?(?:very|really|quite|pretty) (?:exciting|wonderful|special|important) (?=\p{L}{3})/iu,
    '',
  ],
  [
    /^(?:an? )?(?:exciting|wonderful|important|quick|brief) (?=(?:item|matter|appointment|announcement)\b)/i,
    '',
  ],
  [/(?<=\b(?:appointment|announcement|recognition|report)s?) to (?:make|do|give|share)$/i, ''],
  [/(?: on| for)? (?:tonight|this evening)$/i, ''],
  [calledOn, ''],
];

/** A title without what speech has around it. */
export const withoutManners = (title: string): string =>
  manners.reduce((rest, [said, left]) => rest.replace(said, left), title);

/** 'Oh, geez', 'each board member may request that an item be removed': what is no title at all. */
export const isNoTitle = (title: string): boolean =>
  /^(?:oh,|(?:geez|gosh|wow|whoa|oops|yikes)\b)|\bmay request (?:for |that )?any item\b|\bon that item\b/i.test(
    title,
  );
