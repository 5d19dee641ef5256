import { expect, it } from 'vitest';
import { type Candidate, candidateOf } from './candidates.ts';
import type { Voice } from './voice.ts';
import { WhoWasHeard } from './who-was-heard.ts';

const voiceOf = (name: string | null): Voice => ({ name, namedAt: null, isPublic: false });

function said(name: string | null, text: string): Candidate {
  const sentence = { index: 0, text, segments: [0], speaker: name, opensTurn: true };
  const candidate = candidateOf(sentence, 0, voiceOf(name));
  if (!candidate) throw new Error(`Nobody would quote: ${text}`);
  return candidate;
}

const fact = (name: string) => said(name, 'The crew will pave Mill Road for $40,000 by October 6.');
const side = (name: string) => said(name, 'I do not support ending the navigation team.');

it('a side is worth as much after many quotations of one person as before, and once', () => {
  const heard = new WhoWasHeard([fact('Otis'), fact('Reed'), fact('Vale')]);
  const first = heard.worthOf(side('Otis'));
  for (let time = 0; time < 3; time += 1) heard.hear(voiceOf('Otis'), [fact('Otis')]);
  expect(heard.worthOf(side('Otis'))).toBe(first);
  heard.hear(voiceOf('Otis'), [side('Otis')]);
  expect(heard.worthOf(side('Otis'))).toBeLessThan(first);
});

it('who explains most of a matter may go on longer than others', () => {
  const explained = Array.from({ length: 6 }, () => fact('Rudd'));
  const heard = new WhoWasHeard([...explained, fact('Reed'), fact('Vale'), fact('Otis')]);
  for (const name of ['Rudd', 'Rudd', 'Reed', 'Reed']) heard.hear(voiceOf(name), [fact(name)]);
  expect(heard.worthOf(fact('Rudd'))).toBeGreaterThan(heard.worthOf(fact('Reed')));
});

it('an “I” reads worse where nobody knows whose it is', () => {
  const text = 'I paid the county $30,000 for the sheds at the depot.';
  const other = 'We paid the county $30,000 for the sheds at the depot.';
  expect(said(null, text).clarity).toBeLessThan(said(null, other).clarity);
  expect(said('Otis', text).clarity).toBe(said('Otis', other).clarity);
});
