import { beforeAll, expect, it } from 'vitest';
import { readAgendaText } from '#app/records/agenda/read-agenda-text.ts';
import { draftedMeeting } from '#tests/support/drafted-meeting.ts';
import { makeUser } from '#tests/support/fixtures.ts';
import { joinCase } from './cases/change-cases.server.ts';
import { saveDraft } from './save-draft.server.ts';

let actorId: string;

beforeAll(async () => {
  actorId = (await makeUser({ tier: 'admin' })).id;
});

const said = `CHAIR: Item 3 is the lease of the depot to Harbor Arts.
MS. HALE: I move to table the lease until the audit is done.
CHAIR: Is there a second?
CHAIR: Hearing none, the motion dies for lack of a second.
CHAIR: Item 4 is the sale of the pump house. Is there a motion?
MR. ROY: I move to approve the sale of the pump house.
MS. ODE: Second.
CHAIR: All in favor? Aye. Opposed? The motion carries. We are adjourned.`;
const agenda = '3. Lease of the depot to Harbor Arts\n4. Sale of the pump house';

it('a motion that came to no vote stays as it was read through saves, and moves with its case', async () => {
  const { draft } = await draftedMeeting({
    actorId,
    said,
    agenda: { text: agenda, entries: readAgendaText(agenda) },
  });
  const told = async () =>
    (await draft()).sentences.filter(({ text }) => text.includes('got no second'));
  const first = await draft();
  const counted = [expect.objectContaining({ checked: 'counted', open: null })];
  expect(await told()).toEqual(counted);
  await saveDraft({
    ...{ actorId, versionId: first.id, revision: first.revision },
    markdown: `${first.markdown}\n\nA line of the editor's.`,
  });
  expect(await told()).toEqual(counted);
  const { id: versionId, revision, cases } = await draft();
  await joinCase({ actorId, versionId, revision, place: cases.length - 1 });
  expect(await told()).toEqual(counted);
});
