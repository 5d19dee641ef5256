import { z } from 'zod';
import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { writeInBatches } from '#app/platform/db/write-in-batches.ts';
import { isDuplicate, type Tx, transact } from '#app/platform/db.server.ts';
import { brokenPreview, readPreviewed } from '../read-previewed.ts';
import { listMembers } from './list-members.server.ts';
import { type MemberFields, memberForm } from './member-form.ts';
import { memberRow } from './member-row.server.ts';
import { changedFields, planRosterImport, type RosterPlan } from './plan-roster-import.ts';
import { type Member, memberKey, mostMembers } from './roster.ts';
import { rosterChanged } from './roster-changed.server.ts';
import { requireRoom } from './roster-room.server.ts';

/** What an import of this file would do to a roster; nothing is stored. @throws AppError */
export async function previewRoster(entityId: string, text: string): Promise<RosterPlan> {
  return planRosterImport(text, await listMembers({ id: entityId }));
}

const previewed = z
  .array(
    z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('new'), fields: memberForm }),
      z.object({ outcome: z.literal('changed'), fields: memberForm, before: memberForm }),
    ]),
  )
  .min(1)
  .max(mostMembers);

type Previewed = z.infer<typeof previewed>;

type Import = {
  actorId: string;
  entityId: string;
  /** The new and the changed rows of the preview, as JSON. */
  rows: string;
};

/**
 * Stores the rows of a preview, all or none. They come back through the browser, so they are held
 * against the rules and the roster once more.
 * @throws AppError invalid, or conflict where the roster has changed since
 */
export async function importRoster({ actorId, entityId, rows }: Import) {
  const members = readPreviewed(previewed, rows);
  const keys = new Set(members.map(({ fields }) => memberKey(fields)));
  if (keys.size < members.length) throw brokenPreview();
  try {
    return await transact(async (tx) => {
      const entity = await tx.govtEntity.findUnique({
        where: { id: entityId },
        select: { entityName: true },
      });
      if (!entity) throw new AppError('not-found', 'Government entity not found');
      const counts = await store(tx, entityId, members);
      await rosterChanged(tx, entityId);
      await audit(tx, {
        actorId,
        action: 'import-roster',
        subjectType: 'entity',
        subjectId: entityId,
        detail: { name: entity.entityName, ...counts },
      });
      return counts;
    });
  } catch (error) {
    if (isDuplicate(error)) throw changed('A member of this file');
    throw error;
  }
}

async function store(tx: Tx, govtEntityId: string, members: Previewed) {
  const known = new Map(
    (await listMembers({ id: govtEntityId }, tx)).map((member) => [memberKey(member), member]),
  );
  const added = members.filter(({ outcome }) => outcome === 'new');
  await requireRoom(tx, govtEntityId, added.length);
  for (const member of members) {
    const there = known.get(memberKey(member.fields));
    const expected = member.outcome === 'new' ? null : member.before;
    if (!isAsExpected(there, expected)) throw changed(member.fields.name);
    if (there) {
      const data = memberRow(member.fields);
      await tx.rosterMember.update({ where: { id: there.id }, data, select: { id: true } });
    }
  }
  const rows = added.map(({ fields }) => ({ ...memberRow(fields), govtEntityId }));
  await writeInBatches(rows, (data) => tx.rosterMember.createMany({ data }));
  return { added: added.length, edited: members.length - added.length };
}

function isAsExpected(there: Member | undefined, expected: MemberFields | null): boolean {
  if (!there || !expected) return !there && !expected;
  return changedFields(there, expected).length === 0;
}

function changed(name: string): AppError {
  return new AppError(
    'conflict',
    `${name} was changed meanwhile, so nothing was imported. Choose the file again.`,
  );
}
