import { expect, it } from 'vitest';
import { readMinutes } from '#app/proceedings/minutes/read-minutes.ts';
import { readProceedings } from '#app/proceedings/read-proceedings.ts';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { judgeMinutes } from './judge-minutes.ts';
import { judgeProceedings } from './judge-proceedings.ts';
import { readMeetingLabels } from './meeting-labels.ts';
import { RecordPlaces } from './record-places.ts';

const record = transcriptOf([
  'Item 4 is the lease of the depot. Is there a motion?',
  'So moved. Second.',
  'All in favor? Aye. Opposed? The lease is approved.',
]);
const labels = readMeetingLabels(
  JSON.stringify({
    ...{ record: 'r', agenda: null, minutes: 'm', set: 'worked with', kind: 'city council' },
    members: ['Ana Hale', 'Lou Roy'],
    items: [],
    votes: [
      {
        ...{ at: 'The lease is approved.', item: null, items: [], kind: 'main' },
        ...{ subject: 'the lease', subjectKeys: [['lease']], outcome: 'adopted', method: 'voice' },
        ...{ mover: 'Ana Hale', moverNamed: false, seconder: 'Lou Roy', seconderNamed: false },
        ...{ yes: 4, no: 1, abstain: null, rollCall: [] },
      },
    ],
    facts: [],
  }),
);
const places = new RecordPlaces(record.segments);
const { cases, votes } = readProceedings(record);

it('whom only the minutes name is asked for once they are taken in, and the tally is theirs', () => {
  const heard = judgeProceedings({ cases, votes }, labels, places);
  expect(heard).toMatchObject({ people: { of: 0 }, tallies: { right: 0, of: 1 } });
  const minutes = readMinutes(
    transcriptOf([
      'MINUTES OF THE COUNCIL',
      '4. Lease of the depot',
      'Motion by Ana Hale, seconded by Lou Roy, to approve the lease of the depot. Motion carried 4-1.',
    ]).segments,
  );
  expect(judgeMinutes({ cases, votes }, minutes, labels, places)).toMatchObject({
    peopleWithMinutes: { right: 2, of: 2 },
    talliesWithMinutes: { right: 1, of: 1 },
  });
});

it('without minutes nothing changes', () => {
  expect(judgeMinutes({ cases, votes }, [], labels, places)).toMatchObject({
    peopleWithMinutes: { of: 0 },
    talliesWithMinutes: { right: 0, of: 1 },
  });
});
