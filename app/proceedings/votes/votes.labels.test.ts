import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRecord } from '#app/records/read-record.server.ts';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const surname = (name: string | null) => name?.split(' ').at(-1);

/** Of each roll of an evening who moved and seconded, and the answers. */
async function rollsOf(record: string): Promise<string[]> {
  const bytes = readFileSync(`tests/fixtures/evenings/${record}`);
  const { votes } = readProceedings(await readRecord({ bytes, fileName: record }));
  return votes
    .filter(({ method }) => method === 'roll call')
    .map(({ mover, seconder, rollCall }) => {
      const answers = rollCall.map(({ name, vote }) => `${surname(name)} ${vote}`).join(', ');
      return `${surname(mover)}, ${surname(seconder)}: ${answers}`;
    });
}

describe('a roll where the record says who speaks', () => {
  it('has the vote of the chair, whom nobody calls, and keeps apart who sound alike', async () => {
    expect(await rollsOf('county-roads.txt')).toEqual([
      'Beale, Cruz: Beale yes, Cruz yes, Dodd no, Evers yes, Ames yes',
      'Evers, Dodd: Beale yes, Cruz yes, Dodd yes, Evers yes, Ames yes',
      'Cruz, Beale: Beale no, Cruz yes, Dodd no, Evers yes, Ames no',
      'Dodd, Beale: Beale yes, Cruz no, Dodd yes, Evers no, Ames yes',
    ]);
  });

  const moved = (asked: string) =>
    readProceedings(
      transcriptOf([
        ['Speaker B', 'The council will come to order. Roll call. Council Member Ames?'],
        ['Speaker C', 'Here.'],
        ['Speaker B', 'Council Member Dodd is absent. Mayor Evers is here.'],
        ['Speaker B', `We are on the lease of the depot. ${asked}`],
        ['Speaker D', 'I move that we adopt the resolution on the lease.'],
        ['Speaker B', 'Is there a second? Moved and seconded. All in favor? Motion carries.'],
      ]),
    ).votes.map(({ mover }) => mover);

  it.each([
    'And I will ask Council Member Ames to read the resolution, please.',
    'So I will turn to Council Member Ames.',
    'Council Member Ames, you have volunteered to read it.',
  ])('is moved by whom the chair asks to: “%s”', (asked) => {
    expect(moved(asked)).toEqual(['Council Member Ames']);
  });

  it('is moved by nobody where only a letter tells who speaks', () => {
    expect(moved('I would request a motion on this item.')).toEqual([null]);
  });

  it('has no answer in what only begins like one', () => {
    const [vote] = readProceedings(
      transcriptOf([
        ['Chair Ames', 'We are on the lease of the depot.'],
        ['Member Evers', 'I move to approve the lease.'],
        ['Member Dodd', 'Second.'],
        ['Chair Ames', 'Call the roll, please.'],
        ['Clerk', 'Member Dodd?'],
        ['Member Dodd', 'Yes.'],
        ['Member Cruz', "I'm no expert on leases, but fine."],
        ['Clerk', 'Member Evers?'],
        ['Member Evers', 'Yes.'],
        ['Chair Ames', 'The motion carries.'],
      ]),
    ).votes;
    expect(vote?.rollCall.filter(({ vote: said }) => said === 'no')).toEqual([]);
  });
});
