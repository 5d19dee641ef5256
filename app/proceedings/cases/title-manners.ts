import { pattern, words } from '#app/platform/language/pattern.ts';

const called = words(
  '[Cc]ouncil(?:man|woman|or|[Mm]ember) [Aa]lder(?:man|woman|person) [Dd]irector [Ss]upervisor [Cc]ommissioner',
);
/** 'Bills and claims Councilman Hale Good': whom the chair calls on with it, in captions without points. */
const calledOn = pattern(
  'u',
)`(?<=^\S+ \S+ .*(?<!\b(?:of|for|by|from|with|to|and|in|on|the|as|honor|new))) ${called}(?: \p{Lu}[\p{L}'’]+){1,2}$`;

/** What people say around a title and a reader needs not, with what is left of it. */
const manners: readonly (readonly [RegExp, string])[] = [
  // 'Or contract amendment', 'of reports items D1 through 3', 'this purchase of the mill'.
  [/^(?:of|or|also(?: for)?|this|that)(?: the)? (?=\p{L}{3,} )/iu, ''],
  // 'A very exciting appointment to make'.
  [
    /^(?:an? )?(?:(?:very|really|quite|pretty) )?(?:exciting|wonderful|(?:important|quick|brief) (?=item|matter|appointment|recognition|announcement)) ?(?=\p{L}{3})/iu,
    '',
  ],
  [/(?<=^\S{5,}.*) to (?:make|do|give|share|announce)$/i, ''],
  [/(?: on| for)? (?:tonight|this evening)$/i, ''],
  [calledOn, ''],
];

/** A title without what speech has around it. */
export const withoutManners = (title: string): string =>
  manners.reduce((rest, [said, left]) => rest.replace(said, left), title);

/** 'Oh, geez', 'each board member may request that an item be removed': what is no title at all. */
export const isNoTitle = (title: string): boolean =>
  /^(?:oh|geez|gosh|wow|whoa|oops|yikes)\b|\bmay request (?:for |that )?any item\b|\bon that item\b/i.test(
    title,
  );
