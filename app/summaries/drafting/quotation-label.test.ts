import { expect, it } from 'vitest';
import { labelOf } from './quotation-label.ts';
import { whoSpeaks } from './who-speaks.ts';

const sentence = (speaker: string, text: string, index: number) => ({
  index,
  text,
  speaker,
  segments: [index],
  opensTurn: true,
});

it('puts the words of somebody whom the record only calls one of the public into nobody else’s mouth', () => {
  const voices = whoSpeaks([
    sentence('Chair Ana Reyes', 'Is anybody here to speak?', 0),
    sentence('Lee Okoro', 'I am.', 1),
    sentence('Public commenter', 'The fee is far too high for us.', 2),
    sentence('Lee Okoro', 'It pays for the road.', 3),
  ]);
  expect(voices.map((voice) => labelOf(voice, { isPublic: false }))).toEqual([
    'Chair Ana Reyes',
    'Lee Okoro',
    'Public comment',
    'Lee Okoro',
  ]);
});

const said = (text: string, index: number) => ({
  index,
  text,
  speaker: null,
  segments: [index],
  opensTurn: false,
});
const namesOf = (texts: string[], members: string[]) =>
  whoSpeaks(
    texts.map(said),
    members.map((name) => ({ name, aliases: [] })),
  ).map(({ name }) => name);

it('names nobody by a member’s name that the roster does not have, nor one like it', () => {
  const texts = [
    'The fee is far too high for those who live there.',
    'Thank you, Council Member Ferris.',
  ];
  const roster = ['Ana Reyes', 'Lee Okoro', 'Dana Whitfield'];
  expect(namesOf(texts, roster)[0]).toBeNull();
  expect(namesOf(texts, [...roster, 'Joan Ferriss'])[0]).toBe('Council Member Ferriss');
  expect(namesOf(texts, [])[0]).toBe('Council Member Ferris');
});

it('spells a member as the roster does, whatever else captions are known to make of the name', () => {
  const texts = ['The fee is far too high for those who live there.', 'Thank you, Mayor Link.'];
  const [voice] = whoSpeaks(texts.map(said), [{ name: 'Karen Lang', aliases: ['Link', 'Ling'] }]);
  expect(voice?.name).toBe('Mayor Lang');
});

it('takes no thing that comes first for whoever speaks', () => {
  const texts = [
    'So we started before the first Bond, and then',
    'we requested a meeting about the pump station with the county engineers.',
  ];
  expect(namesOf(texts, [])[1]).toBeNull();
  expect(namesOf(['Our next speaker is Ana Reyes.', texts[1] ?? ''], [])[1]).toBe('Ana Reyes');
  expect(namesOf(['The first is Ana Reyes.', texts[1] ?? ''], [])[1]).toBe('Ana Reyes');
});

it('takes a name that is called in a roll for no speaker, though no answer was heard', () => {
  const texts = [
    'Will the clerk please call the roll?',
    'Vice Chair Reyes Council Member Whitfield?',
    'Yes.',
    'Council Member Okoro?',
    'Thank you to everyone who brought this bill together over many months.',
  ];
  expect(namesOf(texts, []).at(-1)).toBeNull();
});

it('names by their first name alone whom the chair asks for a question', () => {
  const texts = [
    'If there is nothing else, Alex, do you have a question?',
    'I went to the lot this afternoon, and more than half of the spots were free.',
  ];
  expect(namesOf(texts, []).at(-1)).toBe('Alex');
  expect(namesOf(['Commissioners, do you have any questions?', texts[1] ?? ''], [])).toEqual([
    null,
    null,
  ]);
});
