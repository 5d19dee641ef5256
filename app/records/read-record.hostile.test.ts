import { expect, test } from 'vitest';
import { AppError } from '#app/platform/app-error.ts';
import { workDone } from '#tests/support/work-done.ts';
import { readRecord } from './read-record.server.ts';

const tenMegabytes = 10 * 1024 * 1024;
const fill = (piece: string) => piece.repeat(Math.ceil(tenMegabytes / piece.length));
const cue = '00:00:01.000 --> 00:00:02.000\n';

/** What makes a careless reader of each format go over the same text again and again. */
const files: [name: string, text: string][] = [
  ['open-tags.vtt', `WEBVTT\n\n${cue}${fill('<v ')}`],
  ['one-cue-of-words.vtt', `WEBVTT\n\n${cue}${fill('aye aye no ')}`],
  ['almost-rolling.vtt', `WEBVTT\n\n${fill(`${cue}${'a '.repeat(300)}b\n\n`)}`],
  ['open-styling.srt', `1\n${cue}${fill('{\\<a ')}`],
  ['stamps.txt', `>> hello\n${fill('[1:00:00 AM] ')}`],
  ['brackets.txt', `>> hello\n${fill('[1:00:0')}`],
  ['marks.txt', `>> hello ${fill('> >> ')}`],
  ['labels.txt', fill('MAYOR LEE: so ')],
  ['one-word.txt', fill('A')],
  ['spaces.txt', `word${fill(' ')}.`],
  ['stops.txt', `Hello ${fill('."')}`],
  ['titles.txt', fill('MR. ')],
  ['deep.json', fill('[')],
  ['one-turn.json', JSON.stringify([{ speaker: fill('x'), text: fill('{a ') }])],
  ['events.json', `{"events":[${'{"segs":[{"utf8":"so"}]},'.repeat(300_000)}{}]}`],
  ['open.html', `<html>${fill('<p>so <b>it ')}`],
  ['closed.html', `<html>${fill('</p></li>')}`],
  ['tables.html', `<html>${fill('<table><tr><td>aye<td>no')}`.slice(0, 20_000)],
  ['lists.html', `<html>${fill('<ol><li>aye</ol>')}`],
  ['brackets.html', `<html>so${fill('<')}`],
  ['comments.html', fill('<!-- -->')],
  ['quotes.html', `<html>${fill('<p title="')}`],
  ['entities.html', `<html>so${fill('&amp')}`],
  ['streams.pdf', `%PDF-1.4\n${fill('1 0 obj<<>>stream\nx')}`],
];

test.each(files)(
  'ten megabytes of %s end in seconds',
  { timeout: 60_000 },
  async (fileName, text) => {
    const bytes = new TextEncoder().encode(text);
    const seconds = workDone();
    const result = await readRecord({ bytes, fileName }).catch((error: unknown) => error);
    // Going over ten megabytes once takes seconds; twice for each character, days.
    expect(seconds()).toBeLessThan(30);
    if (result instanceof Error) expect(result).toBeInstanceOf(AppError);
  },
);
