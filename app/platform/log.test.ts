import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { logOptions } from './log.server.ts';

function linesOf(say: (log: pino.Logger) => void): string[] {
  let text = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  say(pino({ ...logOptions, level: 'info' }, stream));
  return text.split('\n').slice(0, -1);
}

describe('a line of the log', () => {
  it('is JSON that says when in UTC, how grave it is and what happened', () => {
    const [line = ''] = linesOf((log) => log.warn({ requestId: 'r-1' }, 'it was refused'));
    const { time, ...rest } = JSON.parse(line);
    expect(rest).toEqual({ level: 'warn', requestId: 'r-1', msg: 'it was refused' });
    expect(time).toBe(new Date(time).toISOString());
  });

  it('is one line, and no other, whatever it is given', () => {
    const forged = 'x\r\n{"level":"info","msg":"signed in"}\u2028\u001b[2J\0';
    const lines = linesOf((log) => {
      log.info({ path: forged, err: new Error(forged) }, forged);
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toMatch(/\p{Cc}/u);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path: forged, msg: forged });
  });

  it('loses what has the name of a secret', () => {
    const secrets = { password: 'hunter2', token: 'hunter2', cookie: 'hunter2' };
    const [line] = linesOf((log) => log.info({ ...secrets, headers: secrets, id: 7 }, 'asked'));
    expect(line).not.toContain('hunter2');
    expect(JSON.parse(line ?? '')).toMatchObject({ id: 7 });
  });
});
