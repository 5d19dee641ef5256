import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '#app/platform/app-error.ts';
import { readSource } from '#tests/support/read-source.ts';
import { workDone } from '#tests/support/work-done.ts';
import { recogniseAddress, recogniseAnswer } from '../recognise-source.ts';
import { kindNames, type SourceKind } from '../source-kinds.ts';

const site = 'https://harborfalls.example';
const row =
  '<tr class="listingRow"><td headers="Name">Council</td><td headers="Date">Mar 3, 2026</td>';
const rss = `<rss version="2.0"><channel><title>Agendas</title><item><title>Council - March 3, 2026</title><link>${site}/a</link></item></channel></rss>`;

/** A small answer of each kind, to be broken. */
const answers: Record<SourceKind, string> = {
  icalendar:
    'BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\nDTSTART:20260303T233000Z\nRRULE:FREQ=MONTHLY\nSUMMARY:Council\nEND:VEVENT\nEND:VCALENDAR',
  legistar:
    '[{"EventId":1,"EventBodyName":"Council","EventDate":"2026-03-03T00:00:00","EventTime":"6 PM","EventAgendaFile":"https://x.example/a"}]',
  'legistar-calendar': `<table class="rgMasterTable"><tr><th class="rgHeader">Name</th><th class="rgHeader">Date</th><th class="rgHeader">Agenda</th></tr><tr class="rgRow"><td>Council</td><td>3/3/2026</td><td><a href="View.ashx?M=IC&ID=3">Agenda</a></td></tr></table>`,
  granicus: `<table>${row}<td><a href="https://x.granicus.com/MediaPlayer.php?clip_id=3">Video</a></td></tr></table>`,
  civicclerk:
    '{"value":[{"id":1,"eventName":"Council","startDateTime":"2026-03-03T18:00:00Z","hasMedia":true,"publishedFiles":[{"fileId":2,"name":"a","type":"Agenda"}]}],"@odata.nextLink":"https://harborfalls.example/2"}',
  primegov:
    '[{"id":1,"title":"Council","dateTime":"2026-03-03T18:00:00","documentList":[{"id":2,"templateId":3,"templateName":"Agenda","compileOutputType":1}],"videoUrl":"//x.granicus.com/player/clip/3"}]',
  youtube: `<feed xmlns:yt="x"><yt:channelId>UCx</yt:channelId><entry><title>Council meeting 3/3/26</title><link href="https://www.youtube.com/watch?v=aaaaaaaaaaa"/></entry></feed>`,
  boarddocs:
    '<meetings><meeting id="A"><name>Board</name><start><date>2026-03-03</date></start><link>https://x.example/</link><category/></meeting></meetings>',
  iqm2: `<?xml version="1.0" encoding="utf-16"?><html><div><h2>Council - Agenda - Mar 3, 2026 1:00 PM</h2><a href="${site}/Citizens/FileOpen.aspx?Type=14&ID=8">Agenda</a></div></html>`,
  elms: '{"data":[{"meetingId":"a","bodyId":"b","body":"Council","date":"2026-03-03T18:00:00Z","files":[{"path":"https://x.example/a","fileName":"a","attachmentType":"Agenda"}]}],"meta":{"skip":0,"top":100,"count":300}}',
  lims: '[{"Id":1,"CommitteeName":"Council","MeetingDate":"2026-03-03T00:00:00","MeetingTime":"2026-03-03T18:00:00","AgendaId":3,"Abbreviation":"C","MarkedAgendaPublished":true}]',
  boardbook:
    '<table id="PublicMeetingsTable"><tr><td><div>May 5, 2026 at 4:30 PM - Committee</div></td><td>Room</td><td><a href="?meeting=3">Agenda</a></td></tr></table>',
  simbli:
    '{"result":{"mid":"3","status":{"title":"View Board Meeting","url":"https://simbli.eboardsolutions.com/?S=5","bodySample":"03/03/2026 - 06:00 PM"}}}',
  civicplus:
    '<div class="listing"><h2>Council</h2><table><tr class="catAgendaRow"><td><p>Agenda</p><a href="/AgendaCenter/ViewFile/Agenda/_03032026-4">x</a></td></tr></table></div>',
  'digital-towpath':
    '<h3 class="dtp-meeting-title">Council</h3><time datetime="2026-03-03">March 3, 2026, 6 pm</time><a href="/meetings/detail/3">x</a>',
  feed: rss,
  links:
    '<!doctype html><h2>Council</h2><ul><li>March 3, 2026 <a href="a.pdf">Agenda</a> <a href="m.pdf">Minutes</a></ul>',
};

/** Seconds of computing. A small answer takes a hundredth. */
const patience = 2;

function readOrRefuse(kind: SourceKind, text: string): void {
  const seconds = workDone();
  try {
    const step = readSource(kind, text, { url: `${site}/x`, asked: `${site}/v1/x` });
    for (const { day } of step.meetings)
      expect(day >= '2026-01-01' && day <= '2026-12-31').toBe(true);
    expect(recogniseAnswer({ url: site, contentType: null, text })).toBeDefined();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    expect(error.code).toBe('unreadable');
  }
  expect(seconds()).toBeLessThan(patience);
}

/** An answer with pieces cut out, doubled, or put in: what lines, proxies and clerks do to them. */
const mutated = (text: string) =>
  fc
    .array(
      fc.record({
        at: fc.nat(text.length),
        length: fc.nat(40),
        put: fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.constantFrom(
            '<',
            '>',
            '"',
            '{',
            '[',
            'null',
            '&#0;',
            '\u0000',
            '-1',
            '1e400',
            '<script>',
            '99999999999',
          ),
        ),
      }),
      { minLength: 1, maxLength: 6 },
    )
    .map((edits) =>
      edits.reduce(
        (now, { at, length, put }) => now.slice(0, at) + put + now.slice(at + length),
        text,
      ),
    );

describe.each(kindNames)('%s', (kind) => {
  const text = answers[kind];

  it('reads its own small answer', () => {
    expect(readSource(kind, text, { url: `${site}/x` }).meetings).not.toEqual([]);
  });

  it('reads or refuses what is cut off at any place', () => {
    for (let length = 0; length < text.length; length += 1)
      readOrRefuse(kind, text.slice(0, length));
  });

  it('reads or refuses what was mangled, and anything at all', () => {
    fc.assert(
      fc.property(
        fc.oneof({ weight: 4, arbitrary: mutated(text) }, fc.string({ unit: 'binary' }), fc.json()),
        (broken) => readOrRefuse(kind, broken),
      ),
      { numRuns: 300 },
    );
  });

  it('ends soon where one thing stands there ten thousand times, or ten thousand deep', () => {
    const pieces = [
      '<div>',
      '<a href="a.pdf">Agenda',
      '<tr><td>',
      'March 3, 2026 ',
      '[',
      '{"a":',
      '1/',
      '(',
      'agenda ',
      '&lt;',
      '\u00a0',
    ];
    for (const piece of pieces) {
      readOrRefuse(kind, piece.repeat(10_000));
      readOrRefuse(
        kind,
        text.replace('Council', () => piece.repeat(10_000)),
      );
    }
  });
});

describe('any address', () => {
  it('is recognised or not, and every reader can ask for it', () => {
    const pasted = fc.oneof(
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(pasted, (typed) => {
        for (const { address } of recogniseAddress(typed)) expect(URL.canParse(address)).toBe(true);
      }),
    );
  });
});
