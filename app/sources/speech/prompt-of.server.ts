import { readRoster } from '#app/entities/roster/read-roster.server.ts';
import { db } from '#app/platform/db.server.ts';
import { namesPrompt } from '#app/records/speech/names-prompt.ts';

/** The names that a meeting's recording is likely to have: its body's and its members'. */
export async function promptOf(meetingId: string): Promise<string> {
  const { govtEntity, meetingDate, governmentBody } = await db.meeting.findUniqueOrThrow({
    where: { id: meetingId },
    include: { govtEntity: { select: { id: true, entityName: true } } },
  });
  if (!govtEntity) return namesPrompt(governmentBody ?? 'a public body', []);
  const day = meetingDate?.toISOString().slice(0, 10) ?? null;
  const roster = await readRoster(db, { entityId: govtEntity.id, day, body: governmentBody });
  return namesPrompt(governmentBody ?? govtEntity.entityName, roster);
}
