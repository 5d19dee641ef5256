import { Transform } from 'node:stream';

const preload = '<link rel="modulepreload"';

/**
 * Marks a page's preloaded scripts as the least urgent of its files: every page can be read, and
 * its forms sent, without them, so that its style and type come first on a slow line.
 */
export function scriptsLast(): Transform {
  let held = '';
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      // One character a byte: what is cut within a letter comes out as it went in.
      const text = held + chunk.toString('latin1');
      const cut = startOfPart(text);
      held = text.slice(cut);
      done(null, Buffer.from(marked(text.slice(0, cut)), 'latin1'));
    },
    flush(done) {
      done(null, Buffer.from(held, 'latin1'));
    },
  });
}

const marked = (text: string) => text.replaceAll(preload, `${preload} fetchpriority="low"`);

/** Where a preload begins that the next chunk goes on with; else the text's end. */
function startOfPart(text: string): number {
  const last = text.lastIndexOf('<');
  return last >= 0 && text.length - last < preload.length && preload.startsWith(text.slice(last))
    ? last
    : text.length;
}
