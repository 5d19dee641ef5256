import { parseWithZod } from '@conform-to/zod/v4';
import { describe, expect, it } from 'vitest';
import { addMeetingForm, editMeetingForm, shownInForm } from './meeting-form.ts';

const form = (values: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
};
const add = (values: Record<string, string>) =>
  parseWithZod(
    form({ meetingDate: '09/15/25', governmentBody: 'Boulder City Council', ...values }),
    {
      schema: addMeetingForm,
    },
  );
const added = (values: Record<string, string>) => {
  const submission = add(values);
  if (submission.status !== 'success') throw new Error(JSON.stringify(submission.error));
  return submission.value;
};
const refusal = (values: Record<string, string>) => {
  const submission = add(values);
  return submission.status === 'success' ? null : submission.error;
};
const edited = (values: Record<string, string>) => {
  const submission = parseWithZod(form(values), { schema: editMeetingForm });
  if (submission.status !== 'success') throw new Error(JSON.stringify(submission.error));
  return submission.value;
};

const nothingAhead = {
  startTime: null,
  endTime: null,
  place: null,
  attendUrl: null,
  attendHow: null,
  commentDate: null,
  commentTime: null,
  commentHow: null,
  isCancelled: false,
  cancelledReason: null,
};

describe('the Add Meeting form', () => {
  it('reads both ways of writing a date', () => {
    expect(added({ meetingDate: '09/15/25' }).meetingDate).toBe('2025-09-15');
    expect(added({ meetingDate: '09/15/2025' }).meetingDate).toBe('2025-09-15');
    expect(added({ videoPublishDate: '12/31/99' }).videoPublishDate).toBe('1999-12-31');
  });

  it('needs a date and a government body, and nothing else', () => {
    expect(refusal({ meetingDate: '' })).toEqual({
      meetingDate: ['Enter the date of the meeting'],
    });
    expect(refusal({ governmentBody: 'select-government-body' })).toEqual({
      governmentBody: ['Choose a government body'],
    });
    expect(added({})).toEqual({
      meetingDate: '2025-09-15',
      governmentBody: 'Boulder City Council',
      meetingTitle: null,
      meetingDescription: null,
      videoPublishDate: null,
      videoId: null,
      downloadId: null,
      audioFile: null,
      recordingStartSeconds: null,
      ...nothingAhead,
      markdownSummary: null,
    });
  });

  it('takes an address of the web for the sound, and a time of day for its start', () => {
    expect(
      added({ audioFile: ' https://a.example/m.mp3 ', recordingStartSeconds: '10:03 AM' }),
    ).toMatchObject({ audioFile: 'https://a.example/m.mp3', recordingStartSeconds: 36_180 });
    expect(refusal({ audioFile: 'javascript:alert(1)' })).toEqual({
      audioFile: ['Write an address of the web that begins with https:// or http://'],
    });
    expect(refusal({ recordingStartSeconds: 'ten' })).toEqual({
      recordingStartSeconds: ['Write the time like 10:03 AM or 18:30'],
    });
  });

  it('says what is wrong with a date: that it does not exist, or how to write it', () => {
    expect(refusal({ meetingDate: '02/30/25' })).toEqual({
      meetingDate: ['There is no date 02/30/25'],
    });
    expect(refusal({ videoPublishDate: '2025-09-15' })).toEqual({
      videoPublishDate: ['Write the date as MM/DD/YY or MM/DD/YYYY'],
    });
  });

  it('trims, and turns typed backslash-n into line breaks', () => {
    const value = added({
      videoId: '  abc  ',
      markdownSummary: '  ## In short\\n\\nAll adopted.\r\n ',
    });
    expect(value.videoId).toBe('abc');
    expect(value.markdownSummary).toBe('## In short\n\nAll adopted.');
    expect(added({ videoId: '   ', markdownSummary: ' \\n ' })).toMatchObject({
      videoId: null,
      markdownSummary: null,
    });
  });
});

describe('the Edit Meeting form', () => {
  it('takes every field empty, as none', () => {
    expect(edited({ governmentBody: 'select-government-body', markdownSummary: '  ' })).toEqual({
      meetingDate: null,
      governmentBody: null,
      meetingTitle: null,
      meetingDescription: null,
      videoPublishDate: null,
      videoId: null,
      downloadId: null,
      audioFile: null,
      recordingStartSeconds: null,
      ...nothingAhead,
      markdownSummary: null,
      summaryMark: '',
      correction: null,
    });
  });

  it('shows a date so that saving it again keeps the day', () => {
    expect(shownInForm('2025-09-15')).toBe('09/15/25');
    // Two digits would be read as 1920.
    expect(shownInForm('1920-01-02')).toBe('01/02/1920');
    expect(shownInForm('2099-01-02')).toBe('01/02/2099');
    expect(shownInForm(null)).toBe('');
  });
});
