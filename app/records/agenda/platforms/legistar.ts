import { z } from 'zod';
import type { AgendaEntry } from '../agenda.ts';
import { isBoilerplate } from '../boilerplate.ts';
import { readDesignator } from '../designator.ts';
import { finishEntries, type Unfinished } from '../finish-entries.ts';
import { type Labelled, readLabel } from '../labelled-lines.ts';
import { openOutline } from '../outline-levels.ts';
import { plainText } from '../plain-text.ts';

const eventItem = z.object({
  EventItemTitle: z.string().nullable(),
  EventItemAgendaSequence: z.number().nullish(),
  EventItemAgendaNumber: z.string().nullish(),
  EventItemAgendaNote: z.string().nullish(),
  EventItemConsent: z.number().nullish(),
  EventItemMatterId: z.number().nullish(),
  EventItemMatterFile: z.string().nullish(),
  EventItemMatterType: z.string().nullish(),
});
type EventItem = z.output<typeof eventItem>;

/** The Web API's `EventItems`: a flat list, in which headings are items without a matter. */
export function readLegistar(value: unknown): AgendaEntry[] | null {
  const found = z.array(eventItem).min(1).safeParse(value);
  if (!found.success) return null;
  const entries: Unfinished[] = [];
  const levels = openOutline((from) => {
    for (const entry of entries.slice(from)) entry.level += 1;
  });
  for (const item of inOrder(found.data)) {
    const title = plainText(item.EventItemTitle).replace(/\n/g, ' ');
    const given = item.EventItemAgendaNumber?.trim() || null;
    const read = readDesignator(given === null ? title : `${given} ${title}`);
    const isOwn = read !== null && read.rest !== '' && (given !== null || read.designator.isSure);
    const name = isOwn ? read.rest : title;
    const isMatter = item.EventItemMatterId != null;
    if (!/\p{L}{2}/u.test(name) || (given === null && !isMatter && isBoilerplate(name))) continue;
    const at = { index: entries.length, indent: null };
    const level = isOwn ? levels.designated(read.designator, at) : null;
    entries.push({
      designator: level === null ? given : (read?.designator.written ?? null),
      title: level === null ? title : name,
      level:
        level ??
        (isMatter || given ? levels.plain(at) : levels.heading({ ...at, isCentered: false })),
      kind: level !== null ? 'designated' : isMatter ? 'plain' : 'heading',
      isConsent: item.EventItemConsent === 1,
      labels: labelsOf(item),
    });
  }
  return finishEntries(entries);
}

function inOrder(items: readonly EventItem[]): EventItem[] {
  const place = ({ EventItemAgendaSequence: at }: EventItem) => at ?? Number.POSITIVE_INFINITY;
  return items.toSorted((one, other) =>
    place(one) === place(other) ? 0 : place(one) - place(other),
  );
}

function labelsOf(item: EventItem): Labelled[] {
  const labels: Labelled[] = [];
  if (item.EventItemMatterFile) labels.push({ about: 'file', text: item.EventItemMatterFile });
  for (const line of plainText(item.EventItemAgendaNote).split('\n')) {
    const label = readLabel(line);
    if (label) labels.push(label);
  }
  return labels;
}
