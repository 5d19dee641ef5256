import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const textOf = (written: string) => decodeText(new TextEncoder().encode(written), 'x.txt').text;

test('captions that went through a web page say again where a speaker begins', () => {
  expect(textOf('&gt;&gt; MAYOR: A &quot;motion&quot;.')).toBe('>> MAYOR: A "motion".');
});

test('a file of JSON stays one, whatever its texts went through', () => {
  const written = JSON.stringify([{ speaker: '', text: '&gt;&gt; A &quot;motion&quot; \\ {' }]);
  expect(JSON.parse(textOf(written))).toEqual([
    { speaker: '', text: '>> A &quot;motion&quot; \\ {' },
  ]);
});

test('markup is left to its parser', () => {
  const written = '<tt><p>&gt;&gt; 2 &lt; 3</p></tt>';
  expect(textOf(written)).toBe(written);
});

test('a last letter with an accent is no character that was cut off, unless others were whole', () => {
  const meeting =
    'Council Member Beyoncé moved to adopt the minutes of the meeting before, at the Caf';
  const plain = meeting.replace('é', 'e');
  const last = (text: string, ...bytes: number[]) =>
    decodeText(Buffer.concat([Buffer.from(text), Buffer.from(bytes)]), 'x.txt').text;
  expect(last(plain, 0xe9)).toBe(`${plain}é`);
  expect(last(plain, 0xc3)).toBe(plain);
  expect(last(plain, 0xe2, 0x80)).toBe(plain);
  expect(last(meeting, 0xe9)).toBe(meeting);
});
