import { expect, it } from 'vitest';
import { composeMail } from './compose-mail.server.ts';

it.each([
  'Hello\r\nBcc: other@reader.example',
  'Hello\n\nA body of its own',
  'Hello\r\n.\r\nMAIL FROM:<x@y.example>',
])('a letter has the headers of its own alone, whatever stands in its subject', async (subject) => {
  const { bytes, to } = await composeMail({
    id: '0198c7a2-0000-7000-8000-000000000001',
    recipient: 'robin@reader.example',
    message: JSON.stringify({ subject, paragraphs: ['A word.'], reason: 'It was asked for.' }),
    createdAt: new Date('2026-11-23T12:00:00Z'),
  });
  const [head = ''] = bytes.toString().split('\r\n\r\n');
  const names = head
    .split('\r\n')
    .filter((line) => !/^\s/.test(line))
    .map((line) => line.split(':')[0]?.toLowerCase());
  expect(names).not.toContain('bcc');
  expect(names).not.toContain('mail from');
  expect(names.filter((name) => name === 'subject')).toHaveLength(1);
  expect(names).toContain('message-id');
  expect(to).toBe('robin@reader.example');
});
