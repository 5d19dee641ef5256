import { z } from 'zod';
import type { AgendaEntry } from '../agenda.ts';
import { finishEntries, type Unfinished } from '../finish-entries.ts';
import { plainText } from '../plain-text.ts';
import { type AgendaNode, entriesOfTree } from '../tree-entries.ts';

const words = z.union([z.string(), z.number()]).nullish().catch(null);
const first = (...values: unknown[]) => {
  const found = values.map((value) => words.parse(value)).find((value) => value != null);
  return found === undefined || found === null ? null : String(found);
};
const record = z.record(z.string(), z.unknown());
const list = z.array(record);

/**
 * An outline as programs write one for themselves: a list of objects with a title, a number, and a
 * level or children.
 */
export function readOutlineJson(value: unknown): AgendaEntry[] | null {
  const items = itemsOf(value);
  const nodes = items?.map(nodeOf) ?? [];
  // Most of the list has to be what an outline is made of.
  const titled = nodes.filter(({ title, isNumbered }) => title !== '' && isNumbered);
  if (nodes.length === 0 || titled.length < nodes.length / 2) return null;
  if (nodes.every(({ level }) => level === null)) return entriesOfTree(nodes);
  return finishEntries(
    nodes.map(
      ({ designator, title, level }): Unfinished => ({
        designator: designator ?? null,
        title,
        level: level ?? 0,
        labels: [],
      }),
    ),
  );
}

function itemsOf(value: unknown): z.output<typeof list> | null {
  const own = list.safeParse(value);
  if (own.success) return own.data;
  const inside = record.safeParse(value).data ?? {};
  for (const name of ['items', 'agenda', 'agendaItems', 'agenda_items', 'outline', 'entries']) {
    const found = list.safeParse(inside[name]);
    if (found.success && found.data.length > 0) return found.data;
  }
  return null;
}

type OutlineNode = AgendaNode & { level: number | null; isNumbered: boolean };

function nodeOf(item: z.output<typeof record>): OutlineNode {
  const designator = first(item.designator, item.item, item.number, item.agendaNumber, item.label);
  const children = list.safeParse(item.children ?? item.items ?? item.subitems).data ?? [];
  const level = z.number().safeParse(item.level ?? item.depth).data ?? null;
  return {
    designator,
    title: plainText(first(item.title, item.name, item.text)).replace(/\n/g, ' '),
    children: children.map(nodeOf),
    level,
    isNumbered: designator !== null || level !== null || children.length > 0,
  };
}
