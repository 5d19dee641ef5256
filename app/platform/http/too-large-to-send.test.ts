import { expect, it } from 'vitest';
import { tooLargeToSend } from './too-large-to-send.ts';

const desk = '/admin/meetings/0198';
const formOf = (text: string) => {
  const form = new FormData();
  form.set('markdown', text);
  return form;
};

it('a form that its address takes is sent', () => {
  expect(tooLargeToSend(formOf('x'.repeat(511 * 1024)), desk)).toBeNull();
  expect(tooLargeToSend(formOf('x'.repeat(63 * 1024)), '/contact')).toBeNull();
});

it('one that it would refuse unread is not, and says by how much', () => {
  expect(tooLargeToSend(formOf('x'.repeat(600 * 1024)), desk)).toMatch(
    /^This is 89 KB more than the 512 KB that can be sent\. Nothing was saved\./,
  );
  // As the browser counts: a letter is one character, and nine bytes on the way.
  expect(tooLargeToSend(formOf('…'.repeat(100_000)), desk)).toContain('367 KB more');
  expect(tooLargeToSend(formOf('x'.repeat(65 * 1024)), '/contact')).toContain('the 64 KB');
});
