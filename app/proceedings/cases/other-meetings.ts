import { pattern, words } from '#app/platform/language/pattern.ts';
import type { AgendaEntry } from '#app/records/agenda/agenda.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import type { Start } from './found-case.ts';
import { tellingWords } from './matter-vocabulary.ts';

const bodies = words(
  'agency authority board district corporation commission committee association trust',
);
/** The name of a body: 'Redevelopment Agency', 'municipal building authority board'. */
const body = pattern(
  'iu',
)`(?:the |our )(?<body>(?:(?!${words('city town village council')} council)[\p{L}'’-]+ ){1,4}?${bodies}(?: ${bodies})?)\b`;
/** 'I'll call the Redevelopment Agency of Alder Creek to order', 'welcome everybody to the building authority'. */
const convenes = [
  pattern(
    'iu',
  )`\b(?:call|calling|convene|convening|reconvene|following|open|opening)\b(?: \w+)? ${body}.{0,40}\bto order\b`,
  pattern('iu')`\bwelcome (?:everyone |everybody |all |back )?to ${body}`,
  pattern(
    'iu',
  )`\b(?:convene|convening|go|going|move|moving) (?:now )?(?:as|in ?to) ${body}(?: meeting)?\b`,
];
const adjourns = /\badjourn(?:ed|ment)?\b/i;
/** In sentences: so soon after one body has adjourned the next one is called to order. */
const within = 60;

/** A meeting of another body in the same record, and what it is called. */
type OtherMeeting = { at: number; body: string };

/**
 * Where other bodies meet once the agenda's own meeting is adjourned, as a council does that also is the redevelopment
 * agency. An agenda that names such a body lists its items itself.
 */
export function otherMeetings(
  sentences: readonly SpokenSentence[],
  agenda: readonly AgendaEntry[] = [],
): OtherMeeting[] {
  let adjournedAt = Number.NEGATIVE_INFINITY;
  return sentences.flatMap(({ text, index }) => {
    const isSoon = index - adjournedAt <= within;
    const named = isSoon ? bodyConvened(text) : undefined;
    if (adjourns.test(text)) adjournedAt = index;
    if (named === undefined) return [];
    adjournedAt = Number.NEGATIVE_INFINITY;
    const own = tellingWords(named);
    const isListed = agenda.some(({ title }) => {
      const told = new Set(tellingWords(title));
      return own.every((word) => told.has(word));
    });
    return isListed || own.length === 0 ? [] : [{ at: index, body: named }];
  });
}

const bodyConvened = (text: string) =>
  convenes.map((one) => one.exec(text)?.groups?.body).find((one) => one);

const callToOrder = ': call to order';

/** Whether a case is where another body's meeting begins. */
export const isOtherMeeting = ({ title, entry, kind }: Start): boolean =>
  kind === 'opening' && entry === null && title.endsWith(callToOrder);

/** The cases of the body that meets at a sentence. */
export function ofSameMeeting<One extends Start>(cases: readonly One[], at: number): One[] {
  const openings = cases.filter(isOtherMeeting);
  const since = openings.findLast(({ from }) => from <= at)?.from ?? 0;
  const until = openings.find(({ from }) => from > at)?.from ?? Number.POSITIVE_INFINITY;
  return cases.filter(({ from }) => from >= since && from < until);
}

/** The cases of the first meeting, and those that the record's words announce at the meetings of other bodies after it. */
export function withOtherMeetings(
  own: readonly Start[],
  meetings: readonly OtherMeeting[],
  announced: readonly Start[],
): Start[] {
  const [first] = meetings;
  if (first === undefined) return [...own];
  const opened = meetings.map(
    ({ at, body }): Start => ({
      designator: null,
      title: `${body.charAt(0).toUpperCase()}${body.slice(1)}${callToOrder}`,
      kind: 'opening',
      entry: null,
      isConsent: false,
      from: at,
    }),
  );
  const later = announced.filter(({ from, kind }) => from > first.at && kind !== 'opening');
  return [...own.filter(({ from }) => from < first.at), ...opened, ...later].sort(
    (a, b) => a.from - b.from,
  );
}
