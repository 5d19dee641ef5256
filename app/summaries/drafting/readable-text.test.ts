import { describe, expect, it } from 'vitest';
import { tokenize } from '#app/proceedings/language/tokens.ts';
import { hasMainVerb } from './main-verb.ts';
import { readableText } from './readable-text.ts';
import { speakerName } from './speaker-names.ts';

describe('what may be left out of a quotation', () => {
  it.each([
    ['Um, the the fee is, uh, $40.', 'The fee is $40.'],
    ['The fee is, you know, $40.', 'The fee is, you know, $40.'],
    ['I think the fee is $40.', 'I think the fee is $40.'],
    ['Well, Madam Chair, the dock is closed, thank you.', 'The dock is closed.'],
    ['We will be we will be here at here at City Hall.', 'We will be here at City Hall.'],
    [
      'Call five one two five one two for the plant.',
      'Call five one two five one two for the plant.',
    ],
    ['Mayor and council, the dock is closed.', 'The dock is closed.'],
    [
      'Commissioners, trustees, and staff agreed to the dock.',
      'Commissioners, trustees, and staff agreed to the dock.',
    ],
    ['Members of the board, the dock is closed.', 'The dock is closed.'],
    ['Council members were told of it.', 'Council members were told of it.'],
    ['And the rule provides for one hour.', 'The rule provides for one hour.'],
    ['there are forty slips so with that being said', 'There are forty slips.'],
    ['The dock needs piles and so on', 'The dock needs piles.'],
    ['They had had that levee for years', 'They had had that levee for years.'],
  ])('is taken out of “%s”', (spoken, text) => {
    expect(readableText(spoken)).toBe(text);
  });
});

describe('a sentence', () => {
  it.each([
    ['The district needs two more buses.', true],
    ['Rents rose in every ward.', true],
    ['The board closed the bridge.', true],
    ['A resolution to set up a panel that will report.', false],
    ['Such an expensive new roof for the library.', false],
    ['The two units that are costing us the most to keep going.', false],
  ])('has a verb of its own: “%s” %s', (text, has) => {
    expect(hasMainVerb(tokenize(text))).toBe(has);
  });
});

describe('a speaker', () => {
  it.each([
    ['Speaker 3', null],
    ['Jo Diaz MP (chair)', 'Jo Diaz MP'],
    ['Rt Hon Kim Lee', 'Kim Lee'],
    ['SPEAKER_02', null],
    ['Guest', null],
    ['Providing bike parking', null],
    ['Maria de la Cruz', 'Maria de la Cruz'],
  ])('“%s” is written %s', (label, name) => {
    expect(speakerName(label)).toBe(name);
  });
});
