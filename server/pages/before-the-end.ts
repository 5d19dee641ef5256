import { Transform } from 'node:stream';

const end = Buffer.from('</body></html>');

/**
 * Passes a page on, with `words` as the last of its body. A page that breaks off gets none. What is
 * rendered at once, in many small pieces, goes on as one, which costs less to compress and to send.
 *
 * @param sent is called when a part has gone on and more is to come
 */
export function beforeTheEnd(words: () => Promise<string>, sent?: () => void): Transform {
  let held: Buffer[] = [];
  let sending: NodeJS.Immediate | null = null;
  const page = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      held.push(chunk);
      sending ??= setImmediate(send);
      done();
    },
    flush(done) {
      if (sending) clearImmediate(sending);
      const rest = Buffer.concat(held);
      const [body, last] = [rest.subarray(0, -end.length), rest.subarray(-end.length)];
      if (!last.equals(end)) return done(null, rest);
      words().then((said) => done(null, Buffer.concat([body, Buffer.from(said), end])), done);
    },
  });

  /** All but what may be the end. */
  function send() {
    sending = null;
    const known = Buffer.concat(held);
    const sure = Math.max(0, known.length - end.length);
    held = [known.subarray(sure)];
    page.push(known.subarray(0, sure));
    if (sent) setImmediate(sent);
  }
  return page;
}
