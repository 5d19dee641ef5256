import { describe, expect, it } from 'vitest';
import { readSpokenSentences } from '#app/proceedings/language/spoken-sentences.ts';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { askedAndAnswered } from './asked-and-answered.ts';
import { finerSentences } from './finer-sentences.ts';
import { whoSpeaks } from './who-speaks.ts';

type Turn = [speaker: string, text: string];

/** What would be quoted of the last sentence, with whose words it is. */
function answered(turns: Turn[]) {
  const { segments } = transcriptOf(turns);
  const finer = finerSentences(readSpokenSentences(segments), (index) => segments[index]);
  const found = askedAndAnswered(finer.length - 1, { finer, voices: whoSpeaks(finer), item: 0 });
  return found && { text: found.text, segments: found.segments, name: found.voice.name };
}

describe('an answer that says how much', () => {
  it('is quoted with the question that says of what', () => {
    expect(
      answered([
        ['Ana Reyes', 'So how many days could the harbor fund pay for? Last year it was 130 days.'],
        ['Ana Reyes', 'This year, 177 days.'],
      ]),
    ).toEqual({
      text: 'How many days could the harbor fund pay for? Last year it was 130 days. This year, 177 days.',
      segments: [0, 1],
      name: 'Ana Reyes',
    });
  });

  it('is nobody’s alone where one asks and another answers', () => {
    const dialogue: Turn[] = [
      ['Lou Voss', 'What is the cost of the new crane?'],
      ['Ana Reyes', '$48,000.'],
    ];
    expect(answered(dialogue)).toMatchObject({ name: null, segments: [0, 1] });
  });

  it.each<[string, Turn[]]>([
    ['a question for a yes', [['', 'Do we have the money for the crane? 48,000 dollars.']]],
    ['a question that names nothing', [['', 'How much is it? $48,000.']]],
    ['an answer without a number', [['', 'How many boats does the harbor lease? A few.']]],
    ['a question of the procedure', [['', 'Which of the members will second the motion? 15.']]],
    ['another question', [['', 'How many boats does the harbor lease? Is it 48?']]],
    ['an item', [['', 'What is the cost of the new harbor crane? Next is item 14 on page 26.']]],
    ['a year', [['', 'How much will the crane cost the town? In 2019 we said no.']]],
    [
      'a limit of time',
      [['', 'Which streets of the harbor are closed? Mr. Hale, you have 30 seconds.']],
    ],
    [
      'what tells of something else',
      [
        [
          '',
          'What is the schedule for the Mill Road bridge? I drove over it with 40 kids on Tuesday afternoon.',
        ],
      ],
    ],
    ['what was broken off', [['', 'Which is- How many boats does the harbor lease? 48 boats.']]],
  ])('is not quoted: %s', (_what, turns) => {
    expect(answered(turns)).toBeNull();
  });
});
