import { expect, it } from 'vitest';
import { readProceedings } from '#app/proceedings/read-proceedings.ts';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { finerSentences } from './finer-sentences.ts';
import { whoSpeaks } from './who-speaks.ts';

/** Whose words each of these sentences is: the name, or null. */
function namesOf(...segments: string[]) {
  const transcript = transcriptOf(segments);
  const { sentences } = readProceedings(transcript, undefined, {});
  const finer = finerSentences(sentences, (index) => transcript.segments[index]);
  const voices = whoSpeaks(finer);
  return (part: string) => voices[finer.findIndex(({ text }) => text.includes(part))]?.name ?? null;
}

it('whoever is announced for later has not begun to speak', () => {
  const nameOf = namesOf(
    'I am going to turn to Councilmember Hale. And then we will hear from Councilmember Ortiz.',
    'We must always protect journalists who cover demonstrations in our streets and squares.',
  );
  expect(nameOf('protect journalists')).not.toContain('Ortiz');
});

it('what is said between a speaker’s thanks and the chair’s is the chair’s', () => {
  const nameOf = namesOf(
    'Councilmember Pedersen, please.',
    'We talked about the parks at length this morning, and I want to commend our budget chair for her leadership.',
    'A lot of work was done by many people in the budget office, and we are ready to vote.',
    'Thank you.',
    'I assure the public that there will be many words at the end of the hearing on the budget.',
    'Thank you for that, Councilmember Pederson.',
  );
  expect(nameOf('parks at length')).toContain('Peders');
  expect(nameOf('I assure the public')).toBeNull();
});

it('two streets that meet are nobody', () => {
  const nameOf = namesOf(
    'The master plan covers the whole area and the crossing of Elm Court.',
    'Harper Gate and this is along the crossing, as you can see on the map.',
    'The sewer runs under the field, and the county has no plan to move it.',
  );
  expect(nameOf('The sewer runs')).toBeNull();
});
