import { z } from 'zod';
import { plainText } from '../plain-text.ts';
import type { AgendaNode } from '../tree-entries.ts';

type Item = { Title: string; bulletLabel?: string | null; Deleted?: boolean; Children: Item[] };

const item: z.ZodType<Item> = z.lazy(() =>
  z.object({
    Title: z.string(),
    bulletLabel: z.string().nullish(),
    Deleted: z.boolean().optional(),
    Children: z
      .array(item)
      .nullish()
      .transform((children) => children ?? []),
  }),
);
const tree = z.object({ Items: z.array(item).min(1) });

/** Simbli's `GetItemsTreeDTO`, alone or among the answers that a browser was sent. */
export function readSimbli(value: unknown): AgendaNode[] | null {
  const found = tree.safeParse(value);
  if (found.success) return found.data.Items.flatMap(nodeOf);
  const saved = z
    .object({ apiResponses: z.array(z.object({ body: z.unknown() })) })
    .safeParse(value);
  if (!saved.success) return null;
  for (const { body } of saved.data.apiResponses) {
    const inside = tree.safeParse(body);
    if (inside.success) return inside.data.Items.flatMap(nodeOf);
  }
  return null;
}

function nodeOf({ Title, bulletLabel, Deleted, Children }: Item): AgendaNode[] {
  if (Deleted) return [];
  return [
    {
      designator: bulletLabel ?? null,
      title: plainText(Title),
      children: Children.flatMap(nodeOf),
    },
  ];
}
