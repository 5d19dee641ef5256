import type { Tx } from '#app/platform/db.server.ts';
import { tellingNameWords } from '../bodies.server.ts';
import type { PassageKind } from '../found.ts';
import type { NewPassage } from '../indexing/new-passage.ts';
import { stemsOf } from '../words.ts';
import type { NewText } from './new-text.ts';

/** What can be found of a meeting now; null where there is nothing. */
export async function readNewText(tx: Tx, meetingId: string): Promise<NewText | null> {
  const rows = await tx.passage.findMany({ where: { meetingId }, orderBy: { id: 'asc' } });
  const govtEntityId = rows[0]?.govtEntityId;
  if (rows.length === 0) return null;
  const body = govtEntityId
    ? await tx.passage.findFirst({ where: { govtEntityId, kind: 'body' } })
    : null;
  const passage = body ? passageOf(body) : null;
  return {
    passages: rows.map(passageOf),
    body: passage && {
      passage,
      telling: await tellingNameWords(tx, [
        ...new Set(stemsOf(`${passage.heading ?? ''} ${passage.text}`)),
      ]),
    },
  };
}

type Row = Omit<NewPassage, 'kind'> & { kind: string };

// Only writePassages writes rows, and it takes nothing else.
const passageOf = (row: Row): NewPassage => ({ ...row, kind: row.kind as PassageKind });
