import { describe, expect, it } from 'vitest';
import { documentsInShort, inShort, readSource } from '#tests/support/read-source.ts';
import { primegov } from './primegov.ts';

const site = 'https://harborfalls.primegov.com';
const url = `${site}/api/v2/PublicPortal/ListUpcomingMeetings`;
const meeting = {
  id: 12,
  title: 'Planning Board ',
  dateTime: '2026-07-08T17:30:00',
  videoUrl: '//harborfalls.granicus.com/MediaPlayer.php?clip_id=34',
  documentList: [
    { id: 1, templateId: 50, templateName: 'Agenda', compileOutputType: 1 },
    { id: 2, templateId: 50, templateName: 'HTML Agenda', compileOutputType: 3 },
    { id: 3, templateId: 0, templateName: 'Summary Minutes', compileOutputType: 1 },
    { id: 4, templateId: 9, templateName: 'Speaker card', compileOutputType: 1 },
  ],
};

describe('PrimeGov', () => {
  it('tells meetings with compiled documents, and the captions of a recording at Granicus', () => {
    const step = readSource('primegov', JSON.stringify([meeting]), { url });
    expect(inShort(step)).toEqual(['2026-07-08 Planning Board 21:30']);
    expect(documentsInShort(step)).toEqual([
      `agenda ${site}/Public/CompiledDocument?meetingTemplateId=50&compileOutputType=1`,
      `agenda ${site}/Portal/Meeting?meetingTemplateId=50`,
      `minutes ${site}/Public/CompiledDocument?compiledMeetingDocumentFileId=3&compileOutputType=1`,
      'video https://harborfalls.granicus.com/MediaPlayer.php?clip_id=34',
      'captions https://harborfalls.granicus.com/videos/34/captions.vtt',
    ]);
  });

  it('asks for what is ahead and for each year that is looked at', () => {
    const reading = { from: '2025-06-01', until: '2026-06-01', timeZone: 'America/New_York' };
    const asked = primegov.first(`${site}/public/portal`, reading);
    expect(asked.map((one) => one.url.replace(`${site}/api/v2/PublicPortal/`, ''))).toEqual([
      'ListUpcomingMeetings',
      'ListArchivedMeetings?year=2026',
      'ListArchivedMeetings?year=2025',
    ]);
  });

  it('tells no meetings from no sense', () => {
    expect(readSource('primegov', '[]', { url })).toMatchObject({ meetings: [], remarks: [] });
    expect(() => readSource('primegov', '[{"id":"x"}]', { url })).toThrow('not of the form');
  });
});
