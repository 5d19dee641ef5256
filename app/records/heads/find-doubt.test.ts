import { describe, expect, it } from 'vitest';
import { readAgenda } from '../agenda/read-agenda.server.ts';
import { readAgendaText } from '../agenda/read-agenda-text.ts';
import type { RecordFormat } from '../transcript.ts';
import { findDoubt } from './find-doubt.ts';
import { headOfAgenda, headOfRecord } from './head.ts';
import type { MeetingBody } from './other-body.ts';

const body = (name: string, description: string | null = null): MeetingBody => ({
  name,
  description,
  alsoCalled: [],
  state: 'Louisiana',
});
const youngsville = body(
  'Youngsville City Council',
  'City of Youngsville, Louisiana: City Council',
);
const troy = body('Troy School District Board of Education');
const seattle = body('Seattle City Council', 'City of Seattle, Washington: City Council');
const known = [
  'Youngsville City Council',
  'Troy School District Board of Education',
  'Troy City Council',
  'Seattle City Council',
  'Wake County Board of Commissioners',
  'Planning Board',
];

type Wanted = { of?: MeetingBody; date?: string | null };
const doubt = (head: Parameters<typeof findDoubt>[0], { of = youngsville, date }: Wanted) =>
  findDoubt(
    head,
    { body: of, date: date === undefined ? '2026-07-09' : date },
    known.filter((name) => name !== of.name),
  );

const ofAgenda = (top: string, wanted: Wanted = {}) => {
  const text = `${top}\n1. Call to Order\n2. Minutes of June 25, 2026\n3. Adjournment`;
  return doubt(headOfAgenda({ text, entries: readAgendaText(text) }), wanted);
};
const ofRecord = (said: string, wanted: Wanted = {}, format: RecordFormat = 'named-turns') =>
  doubt(
    headOfRecord({
      format,
      title: null,
      date: null,
      segments: said.split('\n').map((text, index) => ({
        ...{ index, text, speaker: null, startSeconds: null, endSeconds: null },
      })),
    }),
    wanted,
  );

describe('the head of an agenda', () => {
  it('is doubted where it names another body and another day', () => {
    expect(
      ofAgenda('Troy School District Board of Education\nRegular Meeting\nJuly 22, 2026'),
    ).toBe(
      'The agenda is headed Troy School District Board of Education, Jul 22, 2026; this meeting is of Youngsville City Council, Jul 9, 2026.',
    );
  });

  it.each([
    'MEETING: 2026-02-12T18:00 City Council Regular Meeting',
    'Regular Meeting, Thursday, February 12th, 2026',
    'THURSDAY, FEBRUARY 12, 2026 6:00 PM',
    'Feb. 12, 2026',
    'this 12th day of February, 2026',
    '2/12/2026',
    '02/12/26',
    'Thursday, 12 February 2026',
  ])('is doubted for another day, however that is written: %s', (top) => {
    expect(ofAgenda(top)).toBe(
      'The agenda is headed Feb 12, 2026; this meeting is of Youngsville City Council, Jul 9, 2026.',
    );
  });

  it.each([
    ['nothing', ''],
    ['its own day', 'City Council Regular Meeting\nJuly 9, 2026'],
    [
      'its own day beside others',
      'Posted July 6, 2026\nMeeting of July 9, 2026\nNext meeting July 23, 2026',
    ],
    ['the day on which it was put up', 'City of Youngsville\nPosted: July 6, 2026'],
    ['several days', 'Budget hearings\nJuly 8 - July 10, 2026'],
    ['a day without its year', 'Regular Meeting, Thursday, February 12'],
    ['its body otherwise', 'CITY OF YOUNGSVILLE\nMayor and Council\nJuly 9, 2026'],
    [
      'two bodies that meet together',
      'Joint Meeting of the Troy City Council and the City of Youngsville',
    ],
    ['a body of any place', 'Planning Board'],
    ['its initials', 'YCC\nTroy City Council Chambers'],
  ])('is not doubted where it names %s', (_, top) => {
    expect(ofAgenda(top)).toBeNull();
  });

  it('tells two bodies of one place, and a place that nobody knows here', () => {
    expect(ofAgenda('Troy City Council', { of: troy })).toContain('headed Troy City Council;');
    expect(ofAgenda('Troy School District\nBoard of Education', { of: troy })).toBeNull();
    expect(ofAgenda('TOWN OF CRAMERTON\nBOARD OF COMMISSIONERS')).toContain('TOWN OF CRAMERTON');
  });

  it('is read from a web page too, whose text is kept without it', async () => {
    const page =
      '<html><body><h1>Troy School District</h1><p>July 22, 2026</p><p>1. Call to Order</p><p>2. Minutes</p><p>3. Adjournment</p></body></html>';
    const bytes = new TextEncoder().encode(page);
    const agenda = await readAgenda({ bytes, fileName: 'agenda.html' });
    expect(agenda.text).not.toContain('Troy');
    expect(doubt(headOfAgenda(agenda), {})).toContain('headed Troy School District, Jul 22, 2026;');
  });

  it('is not asked for the days of its items', () => {
    expect(ofAgenda('City Council', { date: null })).toBeNull();
    expect(ofAgenda('City Council')).toBeNull();
  });
});

describe('the head of a record', () => {
  const minutes =
    'Town of Cramerton Board of Commissioners Meeting\nFebruary 20, 2024 – 6:00 p.m.\nMayor Wills called the meeting to order.';

  it('is doubted for body and day, in a document and as the first line of a text', () => {
    const told =
      'The record names Town of Cramerton, Feb 20, 2024; this meeting is of Seattle City Council, May 5, 2025.';
    const wanted = { of: seattle, date: '2025-05-05' };
    expect(ofRecord(minutes, wanted, 'pdf')).toContain('Cramerton');
    expect(
      ofRecord(
        'Town of Cramerton Board of Commissioners Meeting, February 20, 2024\nGood evening.',
        wanted,
      ),
    ).toContain('Feb 20, 2024; this meeting is of Seattle City Council, May 5, 2025.');
    expect(ofRecord(minutes, wanted, 'pdf')?.slice(0, 27)).toBe(told.slice(0, 27));
    expect(
      ofRecord('MINUTES OF THE DRAPER CITY COUNCIL MEETING HELD ON JANUARY 6, 2026'),
    ).toContain('Jan 6, 2026');
  });

  it.each([
    'Good evening, it is six o’clock on Thursday, February 12, 2026, and I call this meeting to order.',
    'Welcome to the February 12, 2026 meeting of the council.',
  ])('is doubted where its first words say another day: %s', (said) => {
    expect(ofRecord(said)).toContain('The record names Feb 12, 2026;');
  });

  it('is doubted for the heading that a transcript in Markdown begins with', () => {
    expect(
      ofRecord(
        '# Cottonwood Heights City — PlanningCommission meeting stream, 2026-07-01 > **AUTOMATIC TRANSCRIPTION** Good evening.',
      ),
    ).toBe(
      'The record names Cottonwood Heights City, Jul 1, 2026; this meeting is of Youngsville City Council, Jul 9, 2026.',
    );
  });

  it.each([
    ['I call to order the Cottonwood Heights planning commission.', 'Cottonwood Heights planning'],
    ['Welcome to the Holladay City Council meeting.', 'Holladay City Council;'],
    ['This is the regular meeting of the city council of the City of Tulsa.', 'City of Tulsa;'],
    ['Good evening. I call the City of Alder Falls planning commission to order.', 'Alder Falls'],
  ])('is doubted where it is opened as the meeting of another body: %s', (said, named) => {
    expect(ofRecord(said)).toContain('The record names');
    expect(ofRecord(said)).toContain(named);
  });

  it.each([
    'I call to order the planning commission.',
    'I call to order the Youngville City Council.',
    'Welcome to the July City Council meeting. I call the Joint City Council to order.',
    'Welcome to the joint meeting of the Troy city council and ours.',
    'I call this meeting to order. We thank our sister city, the City of Holladay, and its planning commission.',
    'I call to order the Historic Preservation Commission.',
    'I call to order the Cottonwood Heights planning commission here in Youngsville.',
  ])('is not doubted where it is opened as its own, or as any: %s', (said) => {
    expect(ofRecord(said)).toBeNull();
  });

  it.each([
    'Do we have a motion to approve the minutes of the February 12, 2026 meeting?',
    'Good evening. The next meeting is on August 13, 2026.',
    'I call to order the meeting of July 9, 2026. The minutes of June 25, 2026 are before you.',
    'We welcome people from the city of tomorrow.',
    'The law ensures the right of the public to attend the meetings of public bodies. A written notice was sent from the office of the secretary on January 7, 2026.',
  ])('is not doubted for what is said of other days and places: %s', (said) => {
    expect(ofRecord(said)).toBeNull();
  });
});
