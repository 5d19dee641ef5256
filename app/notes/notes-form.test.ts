import { parseWithZod } from '@conform-to/zod/v4';
import { describe, expect, it } from 'vitest';
import { notesSchema } from './notes-form.ts';
import { feedbackLimit, notesLimit } from './notes-text.ts';

function submit(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return parseWithZod(form, { schema: notesSchema });
}

describe('the notes form', () => {
  it('takes notes, feedback or both', () => {
    expect(submit({ notes: 'Call the clerk', feedback: '', revision: '3' })).toMatchObject({
      status: 'success',
      value: { notes: 'Call the clerk', feedback: '', revision: 3 },
    });
    expect(submit({ notes: '', feedback: 'Vote is wrong' }).status).toBe('success');
  });

  it('refuses to save nothing at all', () => {
    const result = submit({ notes: '  \n ', feedback: '', revision: '1' });
    expect(result.reply().error?.['']).toEqual(['Write notes or feedback before you save.']);
  });

  it('counts a line break as the one character it is', () => {
    const lines = 'a\r\n'.repeat(notesLimit / 2);
    expect(submit({ notes: lines }).status).toBe('success');
    expect(submit({ notes: `${lines}a` }).reply().error).toHaveProperty('notes');
  });

  it('refuses feedback that is too long, in words that give the limit', () => {
    expect(submit({ feedback: 'a'.repeat(feedbackLimit) }).status).toBe('success');
    expect(submit({ feedback: 'a'.repeat(feedbackLimit + 1) }).reply().error?.feedback).toEqual([
      'Feedback can have at most 2,000 characters.',
    ]);
  });
});
