import { Transform } from 'node:stream';

/** Marks of a page as React Router writes it, and what they become. */
type Marks = readonly (readonly [from: string, to: string])[];

const preload = '<link rel="modulepreload"';

/**
 * Makes the modules of a page the least urgent of its files: every page can be read, and its forms
 * sent, without them, so that its style and type come first on a slow line.
 */
export function scriptsLast(): Transform {
  return replacing([[preload, `${preload} fetchpriority="low"`]]);
}

/** Keeps the modules of a page from being asked for at all before it has been painted. */
export function scriptsAfterPaint(nonce: string): Transform {
  return replacing([
    [preload, '<link rel="later"'],
    [' type="module" async="">', ' type="later">'],
    ['</body>', `<script nonce="${nonce}">${startLater}</script></body>`],
  ]);
}

function replacing(marks: Marks): Transform {
  let held = '';
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      // One character a byte: what is cut within a letter comes out as it went in.
      let text = held + chunk.toString('latin1');
      const cut = Math.min(...marks.map(([mark]) => startOfPart(text, mark)));
      held = text.slice(cut);
      text = text.slice(0, cut);
      for (const [mark, later] of marks) text = text.replaceAll(mark, later);
      done(null, Buffer.from(text, 'latin1'));
    },
    flush(done) {
      done(null, Buffer.from(held, 'latin1'));
    },
  });
}

/** Where something begins that the next chunk may go on with as `mark`; else the text's end. */
function startOfPart(text: string, mark: string): number {
  for (let length = Math.min(mark.length - 1, text.length); length > 0; length -= 1) {
    if (text.endsWith(mark.slice(0, length))) return text.length - length;
  }
  return text.length;
}

/** Two frames on the page has been painted; where nothing is painted, as in a tab behind, soon. */
const startLater = `{
let started;
const start = () => {
  if (started) return;
  started = true;
  for (const link of document.querySelectorAll('link[rel=later]')) link.rel = 'modulepreload';
  for (const { nonce, text } of document.querySelectorAll('script[type=later]')) {
    const script = document.createElement('script');
    document.head.append(Object.assign(script, { type: 'module', nonce, text }));
  }
};
requestAnimationFrame(() => requestAnimationFrame(start));
setTimeout(start, 500);
}`;
