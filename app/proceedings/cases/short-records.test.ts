import { expect, it } from 'vitest';
import type { AgendaEntry } from '#app/records/agenda/agenda.ts';
import { transcriptOfLines } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const entry = (designator: string | null, title: string, isHeading = false): AgendaEntry => ({
  designator,
  title,
  level: 0,
  isHeading,
  isConsent: false,
  fileNumber: null,
  sponsors: [],
  recommendation: null,
});
const casesOf = (agenda: readonly AgendaEntry[], text: string) =>
  readProceedings(transcriptOfLines(text), agenda).cases.map(
    ({ title, state }) => `${title} · ${state}`,
  );

it('the ceremonies of a meeting are taken up under the names that its agenda gives them', () => {
  const agenda = [
    entry('1', 'Call to Order'),
    entry('2', 'Land Acknowledgement'),
    entry('3', 'Flag Salute'),
    entry('4', 'Agenda Approval'),
    entry('5', 'Recognitions/Awards/Reports'),
    entry('6', 'Sale of the Hollis Street Lot'),
    entry('7', 'Lease of the Mill Annex'),
  ];
  expect(
    casesOf(
      agenda,
      `
        Good evening, this regular meeting of the Alder district is called to order.
        I will ask Dr. Maren for the land acknowledgment.
        We live on the traditional lands of the people of the river.
        Please rise and join me in the pledge to the flag. I pledge allegiance to the flag.
        Next is the agenda. Do I hear a motion to approve the agenda? So moved. Second. All in favor? Aye. Motion carries.
        Next, recognitions, awards and reports.
        First of all, we thank the solid waste crew for their work in the storm.
      `,
    ),
  ).toEqual([
    'Call to Order · no action',
    'Land Acknowledgement · no action',
    'Flag Salute · no action',
    'Agenda Approval · adopted',
    'Recognitions/Awards/Reports · discussed',
  ]);
});

it('papers are known by the file numbers that stand for their designators', () => {
  const agenda = [
    entry('24-311', 'Petition for a Special Permit, Harbor Grill'),
    entry('24-318', 'Amendment of the Zoning of Recreational Facilities'),
    entry('24-320', 'Grant of Location, Northern Power'),
  ];
  expect(
    casesOf(
      agenda,
      `
        24-311, petition for a special permit for the Harbor Grill.
        I move approval. Second. All in favor? Aye. The motion passes.
        I have a motion to take 24-318 from the table and approve it.
        Seconded. All in favor? Aye. The motion passes.
        24320, grant of location, Northern Power.
        I move approval. Second. All in favor? Aye. The motion passes.
      `,
    ),
  ).toEqual([
    'Petition for a Special Permit, Harbor Grill · adopted',
    'Amendment of the Zoning of Recreational Facilities · adopted',
    'Grant of Location, Northern Power · adopted',
  ]);
});

it.each([
  'Is there anyone here from the audience who would like to speak with the council on a non-agenda item?',
  'Does anybody in the room wish to address the board on a matter that is not on the agenda?',
  'If anyone would like to comment on non-agenda topics, please come to the podium.',
  "Anyone care to talk about something not on tonight's agenda?",
])('the public is heard from where it is asked for: %s', (asks) => {
  const told = casesOf(
    [],
    `
      I call the meeting of the Tolland town board to order.
      Next is approval of the minutes. Is there a motion? So moved. Second. All in favor? Aye. Motion carries.
      Item 4 is the lease of the depot to Harbor Marine. Is there a motion? I move to approve the lease. Second. All in favor? Aye. Motion carries.
      ${asks}
      My name is Dora Frank and I live on Elm Street. The buses are late each morning and my son misses breakfast.
      Thank you. We are adjourned.
    `,
  );
  expect(told.map((one) => one.split(' · ')[0])).toContain('Public comment');
});
