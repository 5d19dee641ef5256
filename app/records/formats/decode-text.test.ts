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
