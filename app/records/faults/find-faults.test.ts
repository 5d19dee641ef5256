import { expect, test } from 'vitest';
import {
  closing,
  type FixtureCaption,
  makeCaptions,
  opening,
  soundCaptions,
  spokenCaptions,
} from '#tests/support/make-captions.ts';
import { readRecord } from '../read-record.server.ts';
import { readFaults } from './fault.ts';

const read = (text: string, fileName = 'record.txt') =>
  readRecord({ bytes: new TextEncoder().encode(text), fileName });
const faultsIn = async (captions: FixtureCaption[]) =>
  (await readRecord({ bytes: makeCaptions(captions), fileName: 'record.srt' })).faults;
const kinds = (faults: { kind: string }[]) => faults.map(({ kind }) => kind);

const minutes = `Alder Falls Town Council, minutes of March 4, 2025

Mayor Okafor called the meeting to order at 7:00 p.m. Council members Tully and Lindqvist were present.

1. Council member Tully moved to award the repair of the bridge to Norte Works for $184,250. Council
member Lindqvist seconded. The motion carried.

2. The clerk reported on the library. Two residents asked that it stay open on Sundays.

The meeting adjourned at 8:15 p.m.`;

test('a sound record has no fault, whether captions, speakers or minutes', async () => {
  expect(await faultsIn(soundCaptions())).toEqual([]);
  expect((await read(minutes)).faults).toEqual([]);
  const turns = `MAYOR OKAFOR: ${opening}\n\nMR. TULLY: So moved.\n\nMS. LINDQVIST: Second.\n\nMAYOR OKAFOR: All in favor? The motion carries. ${closing}\n`;
  expect((await read(turns)).faults).toEqual([]);
});

test('captions that stop at a break are named, with the time, to editor and readers', async () => {
  const [fault, ...others] = await faultsIn([
    [0, opening],
    ...spokenCaptions(40, 5),
    [3725, 'We will take a ten minute break and be back at 7:30.'],
  ]);
  expect(others).toEqual([]);
  expect(fault?.kind).toBe('cut-off');
  expect(fault?.message).toContain('stops at 1:02:07 with a break');
  expect(fault?.gap).toContain('The record stops at 1:02:07');
});

test('a break after which the meeting goes on is no fault', async () => {
  const faults = await faultsIn([
    [0, opening],
    ...spokenCaptions(40, 5),
    [205, 'We will take a ten minute break and be back at 7:30.'],
    ...spokenCaptions(40, 1500),
    [1705, closing],
  ]);
  expect(faults).toEqual([]);
});

test('a record that stops in the middle of a sentence is named; one without stops is not', async () => {
  const cut: FixtureCaption = [205, 'And the reason I say that is the'];
  const [fault] = await faultsIn([[0, opening], ...spokenCaptions(40, 5), cut]);
  expect(fault).toMatchObject({ kind: 'cut-off', segments: [41] });
  expect(fault?.message).toContain('in the middle of a sentence');
  const bare = [[0, opening] as FixtureCaption, ...spokenCaptions(40, 5), cut].map(
    ([at, text]): FixtureCaption => [at, text.replace(/[.,?]/g, '').toLowerCase()],
  );
  expect(await faultsIn(bare)).toEqual([]);
});

test('a record that begins late is named; silence before the meeting is told apart', async () => {
  const late = await faultsIn([...spokenCaptions(40, 3600), [3900, closing]]);
  expect(kinds(late)).toEqual(['starts-late']);
  expect(late[0]?.gap).toContain('begins at 1:00:00 of the recording');
  const silent = await faultsIn([[312, opening], ...spokenCaptions(40, 320), [600, closing]]);
  expect(silent).toMatchObject([
    { kind: 'silent-start', gap: null, message: expect.stringContaining('before 5:12') },
  ]);
  const middle = await faultsIn([
    [0, 'of the harbor, which I said.'],
    ...spokenCaptions(40, 5),
    [300, closing],
  ]);
  expect(kinds(middle)).toEqual(['starts-late']);
});

test('a record whose first words are a loop is not said to begin in the middle of a sentence', async () => {
  const [fault] = await faultsIn([
    [0, 'you you you you you the Thank you, Mayor.'],
    [3, "Let's pray together."],
    ...spokenCaptions(40, 5),
    [300, closing],
  ]);
  expect(fault).toMatchObject({ kind: 'starts-late' });
  expect(fault?.message).toContain('begins with “you” over and over');
});

test('a long silence that nobody announced is a gap', async () => {
  const faults = await faultsIn([
    [0, opening],
    ...spokenCaptions(40, 5),
    ...spokenCaptions(40, 2705),
    [3000, closing],
  ]);
  expect(faults).toMatchObject([
    { kind: 'gap', gap: 'The record has no word between 3:22 and 45:05.' },
  ]);
});

test('another language is named as what it is', async () => {
  const spanish = `Alcaldesa: Buenas noches, vamos a comenzar la reunión del consejo municipal. El primer asunto es la aprobación del acta de la sesión anterior.
    Secretario: Hay una moción para aprobar el acta. Todos los miembros que estén a favor, por favor digan sí. La moción fue aprobada por unanimidad.
    Alcaldesa: El siguiente asunto es el presupuesto para el próximo año fiscal, que incluye las obras del puente.`;
  const { faults } = await read(spanish);
  expect(kinds(faults)).toEqual(['other-language']);
  expect(faults[0]?.message).toContain('Spanish');
});

test('garbled text and an all but empty record are named', async () => {
  const garbled =
    'Wkh phhwlqj zdv fdoohg wr rughu eb Pdbru Rndiru dw vhyhq. Prwlrq wr dssuryh sdvvhg. ';
  expect(kinds((await read(garbled.repeat(4))).faults)).toEqual(['garbled']);
  expect(kinds((await read('Meeting of the town council. The recording failed.')).faults)).toEqual([
    'blank',
  ]);
});

test('an agenda, a packet and a calendar are told from minutes', async () => {
  const agenda = [
    'City of Alder Falls\nCouncil agenda, March 4, 2025\n',
    '1. Call to order\n2. Roll call\n3. Contract with Norte Works for the bridge on Mill Road',
    '4. Library hours, public hearing\n5. Reports of the clerk and the harbor office\n6. Adjournment',
  ].join('\n');
  const [fault] = (await read(agenda)).faults;
  expect(fault).toMatchObject({
    kind: 'no-meeting',
    message: expect.stringContaining('looks like an agenda'),
  });
  const report = (year: number) =>
    [
      `Staff report. A bridge on Mill Road was built in ${year}. Its deck is worn, its rails are bent,`,
      'and the county asks that lorries go around it by the quay. It is recommended that the council',
      'award the contract to the lowest bidder, and that the work begin in spring.',
    ].join(' ');
  const packet = `${agenda}\n${Array.from({ length: 150 }, (_, at) => report(1800 + at)).join('\n\n')}`;
  expect((await read(packet)).faults[0]?.message).toContain('an agenda packet');
  const days = ['January 10', 'March 14', 'July 11', 'November 14', 'December 12'];
  const calendar = `Harbor commission, meetings in the year 2025, held at seven in the evening in the hall on the quay\n${days.map((day) => `${day}, regular meeting of the commission`).join('\n')}`;
  expect((await read(calendar)).faults[0]?.message).toContain('a calendar');
});

test('what was stored is read again, and nothing is made of what is damaged', async () => {
  const faults = await faultsIn([...spokenCaptions(40, 3600), [3900, closing]]);
  expect(readFaults(JSON.stringify(faults))).toEqual(faults);
  for (const json of ['', '{', '[1]', '[{"kind":"other"}]', 'null']) {
    expect(readFaults(json)).toEqual([]);
  }
});
