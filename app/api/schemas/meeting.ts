import { z } from 'zod';
import { bodyRef } from './body.ts';
import { address, day, id, moment, place } from './parts.ts';

const facts = {
  id: id('The meeting.'),
  title: z.string().meta({ example: 'Regular Meeting' }),
  date: day.nullable(),
  body: bodyRef.nullable(),
  governmentBody: z.string().nullable().meta({
    description: 'The board or committee that met, as the meeting names it.',
  }),
  decisions: z
    .array(z.object({ outcome: z.string().meta({ example: 'Adopted' }), count: z.int() }))
    .meta({ description: 'What was decided and put off, counted by outcome.' }),
  publishedAt: moment.nullable().meta({
    description: 'When the summary was published that readers see; null while there is none.',
  }),
  address,
};

export const listedMeeting = z
  .object(facts)
  .meta({ id: 'ListedMeeting', description: 'What everybody may know of a meeting.' });

const words = z.string().nullable();
const tally = z.int().nullable();

const sentence = z
  .object({
    section: z.string().meta({ example: 'In short' }),
    case: words.meta({ description: 'The case that it tells of.' }),
    text: z.string(),
    citations: z.array(place).meta({ description: 'Where in the record it was said.' }),
    basis: words.meta({
      description: 'How it was checked, in the words that readers see.',
      example: 'Quoted from the record',
    }),
    editorsNote: words.meta({ description: 'Why an editor let it stand against a finding.' }),
  })
  .meta({ id: 'Sentence', description: 'A sentence of a summary with what it rests on.' });

const meetingCase = z
  .object({
    designator: words.meta({ description: 'As the agenda numbers it.', example: '5B' }),
    title: z.string(),
    kind: z.string(),
    state: z.string().meta({ description: 'What became of it.', example: 'adopted' }),
    until: words.meta({ description: 'Where it was put off: until when.' }),
    isConsent: z.boolean(),
    from: place.nullable(),
    lastSegment: z.int(),
  })
  .meta({ id: 'Case', description: 'Something that the meeting took up.' });

const vote = z
  .object({
    cases: z.array(words).meta({ description: 'The cases that it was on.' }),
    kind: z.string().meta({ example: 'main' }),
    subject: words,
    motion: z.string(),
    mover: words,
    seconder: words,
    method: words,
    yes: tally,
    no: tally,
    abstain: tally,
    outcome: words.meta({ example: 'adopted' }),
    rollCall: z.array(z.object({ name: z.string(), vote: z.string() })),
    countedInRollCall: z
      .object({ yes: z.int(), no: z.int(), abstain: z.int() })
      .nullable()
      .meta({ description: 'It may differ from the tally that was spoken.' }),
    inMinutes: z
      .object({ of: words })
      .nullable()
      .meta({ description: 'Approved minutes say the same; `of` is the day of their meeting.' }),
    editorsNote: words,
    basis: z.string().meta({ example: 'counted from the record' }),
    changedOn: words.meta({ description: 'The day an editor changed or added it.' }),
    places: z.array(place),
  })
  .meta({ id: 'Vote', description: 'A motion that was voted on.' });

const summary = z
  .object({
    publishedAt: moment.nullable(),
    corrections: z.array(z.object({ text: z.string(), on: moment })),
    sentences: z.array(sentence),
    cases: z.array(meetingCase),
    votes: z.array(vote),
  })
  .meta({ id: 'Summary' });

export const meeting = z
  .object({
    ...facts,
    summary: summary.nullable().meta({ description: 'For followers of the body.' }),
    whyNoSummary: z
      .enum(['not-followed', 'not-published'])
      .nullable()
      .meta({ description: 'Why `summary` is null; null where it is not.' }),
  })
  .meta({
    id: 'Meeting',
    description: 'A meeting, with its summary where the reader may read it.',
  });

export const passage = z
  .object({
    segment: z.int().meta({
      description:
        'Its place in the transcript, from 0 as in addresses: people read the first as ¶1.',
    }),
    time: words.meta({ example: '1:02:03' }),
    speaker: words,
    text: z.string(),
    isUncertain: z.boolean().meta({
      description: 'Read by machine from a scan, and perhaps misread.',
    }),
  })
  .meta({ id: 'Passage', description: 'A passage of a transcript.' });
