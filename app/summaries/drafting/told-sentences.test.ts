import { describe, expect, it } from 'vitest';
import { readSpokenSentences } from '#app/proceedings/language/spoken-sentences.ts';
import { tokenize } from '#app/proceedings/language/tokens.ts';
import type { Vote } from '#app/proceedings/vote.ts';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { decisionSentence, headlineSentence } from './decision-sentence.ts';
import { hasMainVerb } from './main-verb.ts';
import { meetingPurpose } from './meeting-purpose.ts';
import { readableText } from './readable-text.ts';
import { reportedSpeech } from './reported-speech.ts';
import { shortName, speakerName } from './speaker-names.ts';

describe('what only speech needs', () => {
  it.each([
    ['Um, the the fee is, you know, $40.', 'The fee is $40.'],
    ['Well, Madam Chair, the dock is closed, thank you.', 'The dock is closed.'],
    ['And the rule provides for one hour.', 'The rule provides for one hour.'],
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
  ])('has a verb of its own: “%s” %s', (text, has) => {
    expect(hasMainVerb(tokenize(text))).toBe(has);
  });
});

describe('what somebody said', () => {
  const told = (text: string) => reportedSpeech(text, 'Ana Ruiz', (word) => word === 'Troy');

  it('is told in the third person', () => {
    expect(told('We are closing our pool.')).toBe(
      'Ana Ruiz said that they are closing their pool.',
    );
  });

  it.each(['I will vote no.', 'You have three minutes.', 'He said “no”.'])(
    'is not told so where more would have to change: %s',
    (text) => {
      expect(told(text)).toBeNull();
    },
  );
});

describe('a speaker', () => {
  it.each([
    ['Speaker 3', null],
    ['Jo Diaz MP (chair)', 'Jo Diaz MP'],
    ['Rt Hon Kim Lee', 'Kim Lee'],
  ])('“%s” is written %s', (label, name) => {
    expect(speakerName(label)).toBe(name);
  });

  it('is told by surname where nobody else has it', () => {
    expect(shortName('Ana Ruiz', new Set(['Ana Ruiz', 'Bo Lane']))).toBe('Ruiz');
    expect(shortName('Ana Ruiz', new Set(['Ana Ruiz', 'Leo Ruiz']))).toBeNull();
    expect(shortName('Council Member Lee', new Set())).toBeNull();
  });
});

describe('a decision', () => {
  const vote: Vote = {
    item: null,
    motion: 'adopt Ordinance 14',
    mover: 'Ms. Chu',
    seconder: 'Mr. Lopez',
    method: 'voice',
    yes: 5,
    no: 2,
    abstain: null,
    outcome: 'adopted',
    rollCall: [],
    segments: [],
  };

  it('is told with its count and who moved it', () => {
    expect(decisionSentence(vote, '', 'full')).toBe(
      'Agreed to, 5 to 2: motion by Ms. Chu, seconded by Mr. Lopez, to adopt Ordinance 14.',
    );
    expect(headlineSentence(vote, '')).toBe('It was agreed, 5 to 2, to adopt Ordinance 14.');
  });

  it('is told without a count that speaks against it, and not without any result', () => {
    expect(decisionSentence({ ...vote, yes: 2, no: 5 }, '', 'bare')).toBe('Agreed to: the motion.');
    expect(
      decisionSentence({ ...vote, outcome: null, yes: null, no: null }, '', 'full'),
    ).toBeNull();
  });
});

describe('the purpose of a meeting', () => {
  const purpose = (...turns: string[]) =>
    meetingPurpose(readSpokenSentences(transcriptOf(turns).segments))?.text ?? null;

  it('is what the chair says at the opening', () => {
    expect(
      purpose(
        'Welcome to the Harbor Planning Board.',
        'Tonight, we will review the marina expansion plan.',
      ),
    ).toBe('The Harbor Planning Board met to review the marina expansion plan.');
  });

  it('is not made up', () => {
    expect(purpose('Good evening, everyone.', 'The trucks were bought in the spring.')).toBeNull();
  });
});
