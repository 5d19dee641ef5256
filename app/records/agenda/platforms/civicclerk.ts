import { z } from 'zod';
import { type Labelled, readLabel } from '../labelled-lines.ts';
import { plainText } from '../plain-text.ts';
import type { AgendaNode } from '../tree-entries.ts';

type Item = {
  agendaObjectItemName: string;
  agendaObjectItemOutlineNumber?: string | null;
  agendaObjectItemNumber?: string | number | null;
  agendaObjectItemDescription?: string | null;
  resolutionFormattedNumber?: string | null;
  ordinanceFormattedNumber?: string | null;
  childItems: Item[];
};

const item: z.ZodType<Item> = z.lazy(() =>
  z.object({
    agendaObjectItemName: z
      .string()
      .nullish()
      .transform((name) => name ?? ''),
    agendaObjectItemOutlineNumber: z.string().nullish(),
    agendaObjectItemNumber: z.union([z.string(), z.number()]).nullish(),
    agendaObjectItemDescription: z.string().nullish(),
    resolutionFormattedNumber: z.string().nullish(),
    ordinanceFormattedNumber: z.string().nullish(),
    childItems: z
      .array(item)
      .nullish()
      .transform((children) => children ?? []),
  }),
);
const meeting = z.object({ items: z.array(item).min(1) });
const events = z.union([
  z.object({ value: z.array(z.object({ eventName: z.string() })).min(1) }),
  z.array(z.object({ eventName: z.string() })).min(1),
  z.record(z.string(), z.object({ eventName: z.string() })),
  z.object({ eventName: z.string() }),
]);

/** CivicClerk's `Meetings/{agendaId}`. */
export function readCivicClerk(value: unknown): AgendaNode[] | null {
  const found = meeting.safeParse(value);
  if (!found.success || !found.data.items.some((one) => one.agendaObjectItemName !== ''))
    return null;
  return found.data.items.map(nodeOf);
}

/** Whether it is CivicClerk's list of meetings, which names agendas and does not hold them. */
export function isCivicClerkEvents(value: unknown): boolean {
  return events.safeParse(value).success;
}

function nodeOf(one: Item): AgendaNode {
  const number =
    one.resolutionFormattedNumber || one.ordinanceFormattedNumber || one.agendaObjectItemNumber;
  const labels: Labelled[] = number ? [{ about: 'file', text: String(number) }] : [];
  for (const line of plainText(one.agendaObjectItemDescription).split('\n')) {
    const label = readLabel(line);
    if (label) labels.push(label);
  }
  return {
    designator: one.agendaObjectItemOutlineNumber ?? null,
    title: plainText(one.agendaObjectItemName),
    children: one.childItems.map(nodeOf),
    labels,
  };
}
