import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeDocx } from '#tests/support/make-zip.ts';
import { readRecord } from './read-record.server.ts';

// What people say in meetings, without what a format uses for itself.
const word = fc.constantFrom(
  ...'the council will fund forty-two shelters on Elm Street before café Peña says no yes aye nay eight seven thousand dollars we don’t agree Mr. Roy moved item four again again and and'.split(
    ' ',
  ),
);
const sentence = fc
  .array(word, { minLength: 5, maxLength: 14 })
  .map((words) => `${words.join(' ').replace(/^./, (letter) => letter.toUpperCase())}.`);
const speaker = fc.constantFrom('MAYOR PEÑA', 'CLERK DUNN', 'Councilmember Ortiz');
const turns = fc.array(
  fc.record({ speaker, said: fc.array(sentence, { minLength: 1, maxLength: 4 }) }),
  {
    minLength: 2,
    maxLength: 12,
  },
);
type Turn = { speaker: string; said: string[] };

const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
const clock = (seconds: number, point: string) =>
  `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}${point}000`;
const lines = (all: Turn[]) => all.flatMap(({ said }) => said);
/** Each sentence four seconds long, from the given second on. */
const cues = (texts: string[], point: string, from: number, write: (text: string) => string) =>
  texts
    .map((text, index) => {
      const at = from + index * 4;
      return `${index + 1}\n${clock(at, point)} --> ${clock(at + 4, point)}\n${write(text)}\n`;
    })
    .join('\n');

const formats: Record<string, { fileName: string; write: (all: Turn[], from: number) => string }> =
  {
    'WebVTT with voices, settings, notes and styles': {
      fileName: 'a.vtt',
      write: (all, from) =>
        `WEBVTT - council\n\nNOTE made by hand\n\nSTYLE\n::cue { color: red }\n\n${all
          .flatMap(({ speaker: name, said }) => said.map((text) => `<v ${name}>${text}</v>`))
          .map((text, index) => {
            const at = from + index * 4;
            return `cue-${index}\n${clock(at, '.')} --> ${clock(at + 4, '.')} align:start position:0%\n${text}\n`;
          })
          .join('\n')}`,
    },
    'SRT with styling': {
      fileName: 'a.srt',
      write: (all, from) => cues(lines(all), ',', from, (text) => `{\\an8}<i>${text}</i>`),
    },
    'SRT in two lines': {
      fileName: 'b.srt',
      write: (all, from) =>
        cues(lines(all), ',', from, (text) => text.replace(/ (?=\S+ \S+$)/, '\n')),
    },
    'caption text with clock stamps': {
      fileName: 'a.txt',
      write: (all, from) =>
        all
          .map(({ said }, index) => {
            const at = from + index * 30;
            const hour = Math.floor(at / 3600) % 24;
            const stamp = `${hour % 12 || 12}:${two((at / 60) % 60)}:${two(at % 60)} ${hour < 12 ? 'AM' : 'PM'}`;
            return `[${stamp}]\n>> ${said.join(' ')}\n`;
          })
          .join('\n'),
    },
    'text with names': {
      fileName: 'b.txt',
      write: (all) =>
        all
          .map(({ speaker: name, said }) => `${name.toUpperCase()}: ${said.join(' ')}`)
          .join('\n\n'),
    },
    'a web page with names': {
      fileName: 'a.html',
      write: (all) =>
        `<!doctype html><html><body><nav>Home</nav>${all
          .map(
            ({ speaker: name, said }) =>
              `<p><b>${name.toUpperCase()}:</b> ${said.join('<br>')}</p>`,
          )
          .join('\n')}</body></html>`,
    },
    'JSON turns': {
      fileName: 'a.json',
      write: (all) =>
        JSON.stringify({
          turns: all.map(({ speaker: name, said }) => ({ speaker: name, text: said.join(' ') })),
        }),
    },
    'YouTube JSON': {
      fileName: 'b.json',
      write: (all, from) =>
        JSON.stringify({
          events: lines(all).map((text, index) => ({
            tStartMs: (from + index * 4) * 1000,
            dDurationMs: 4000,
            segs: text.split(' ').map((part, at) => ({ utf8: at === 0 ? part : ` ${part}` })),
          })),
        }),
    },
  };

const utf16 = (text: string, isBig: boolean) => {
  const bytes = new Uint8Array(2 + text.length * 2);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfeff, !isBig);
  for (let at = 0; at < text.length; at += 1)
    view.setUint16(2 + at * 2, text.charCodeAt(at), !isBig);
  return bytes;
};
const encodings: Record<string, (text: string) => Uint8Array> = {
  'UTF-8': (text) => new TextEncoder().encode(text),
  'UTF-8 with a mark': (text) => new TextEncoder().encode(`\uFEFF${text}`),
  'UTF-16 little': (text) => utf16(text, false),
  'UTF-16 big': (text) => utf16(text, true),
  'Windows-1252': (text) =>
    Uint8Array.from(text, (letter) => (letter === '’' ? 0x92 : letter.charCodeAt(0))),
};
const newlines = fc.constantFrom('\n', '\r\n', '\r');
const startSeconds = fc.constantFrom(0, 11 * 3600 + 3590, 23 * 3600 + 3590);
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter((part) => part !== '');

describe.each(Object.entries(formats))('%s', (name, { fileName, write }) => {
  it.each(Object.entries(encodings))('keeps every word said, in %s', async (_, encode) => {
    await fc.assert(
      fc.asyncProperty(turns, newlines, startSeconds, async (all, newline, from) => {
        const bytes = encode(write(all, from).replaceAll('\n', newline));
        const { segments } = await readRecord({ bytes, fileName });
        expect(wordsOf(segments.map(({ text }) => text).join(' '))).toEqual(
          wordsOf(lines(all).join(' ')),
        );
        const starts = segments.map((segment) => segment.startSeconds ?? 0);
        expect(starts).toEqual([...starts].sort((a, b) => a - b));
        if (/voices|names|JSON turns/.test(name))
          expect(new Set(segments.map((segment) => segment.speaker?.toUpperCase()))).toEqual(
            new Set(all.map((turn) => turn.speaker.toUpperCase())),
          );
      }),
      { numRuns: 40 },
    );
  });
});

describe('a Word document', () => {
  it('keeps every word said, however Word cuts them into pieces', async () => {
    const cuts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(turns, cuts, async (all, sizes) => {
        const body = all.map(({ speaker: name, said }) => {
          const runs: string[] = [];
          let text = `${name.toUpperCase()}: ${said.join(' ')}`;
          for (let at = 0; text !== ''; at += 1) {
            const size = sizes[at % sizes.length] ?? 1;
            runs.push(`<w:r><w:t xml:space="preserve">${text.slice(0, size)}</w:t></w:r>`);
            text = text.slice(size);
          }
          return `<w:p>${runs.join('')}</w:p>`;
        });
        const bytes = makeDocx(body.join(''));
        const { segments, format } = await readRecord({ bytes, fileName: 'a.docx' });
        expect(format).toBe('docx');
        expect(wordsOf(segments.map(({ text }) => text).join(' '))).toEqual(
          wordsOf(lines(all).join(' ')),
        );
        expect(segments.map((segment) => segment.speaker?.toUpperCase())).toEqual(
          all.map((turn) => turn.speaker.toUpperCase()),
        );
      }),
      { numRuns: 60 },
    );
  });
});

describe('captions that roll', () => {
  it('lose no word and have none twice', async () => {
    // No sentence like the one before it: what is said twice cannot be told from what rolls.
    const said = fc.uniqueArray(sentence, { minLength: 3, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(said, async (texts) => {
        const shown = texts.map((text, index) => {
          const at = clock(index * 3, '.');
          const until = clock(index * 3 + 3, '.');
          const before = index === 0 ? '' : `${texts[index - 1]}\n`;
          return `${at} --> ${until}\n${before}${text}\n`;
        });
        const bytes = new TextEncoder().encode(`WEBVTT\n\n${shown.join('\n')}`);
        const { segments } = await readRecord({ bytes, fileName: 'rolling.vtt' });
        expect(wordsOf(segments.map(({ text }) => text).join(' '))).toEqual(
          wordsOf(texts.join(' ')),
        );
      }),
      { numRuns: 60 },
    );
  });
});

describe('captions in capitals', () => {
  it('keep every word, in sentences', async () => {
    await fc.assert(
      fc.asyncProperty(turns, async (all) => {
        const text = cues(lines(all), ',', 0, (said) => `>> ${said.toUpperCase()}`);
        const bytes = new TextEncoder().encode(text);
        const { segments } = await readRecord({ bytes, fileName: 'capitals.srt' });
        expect(wordsOf(segments.map((segment) => segment.text).join(' '))).toEqual(
          wordsOf(lines(all).join(' ')),
        );
      }),
      { numRuns: 60 },
    );
  });
});
