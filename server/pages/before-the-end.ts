import { Transform } from 'node:stream';

const end = Buffer.from('</body></html>');

/** Passes a page on, with `words` as the last of its body. A page that breaks off gets none. */
export function beforeTheEnd(words: () => Promise<string>): Transform {
  let held: Buffer = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const known = Buffer.concat([held, chunk]);
      const sure = Math.max(0, known.length - end.length);
      held = known.subarray(sure);
      done(null, known.subarray(0, sure));
    },
    flush(done) {
      if (!held.equals(end)) return done(null, held);
      words().then((said) => done(null, Buffer.concat([Buffer.from(said), end])), done);
    },
  });
}
