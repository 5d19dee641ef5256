import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { actionCopy } from './audit-copy.server.ts';

const app = new URL('../../', import.meta.url);

/** The actions that the code logs: the strings of two words after `action:` in calls of audit(). */
const logged = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.server.ts'))
  .map((path) => readFileSync(new URL(path, app), 'utf8'))
  .flatMap((source) => source.split('audit(tx, {').slice(1))
  .flatMap((call) => /action:(.*?)subjectType/s.exec(call)?.[1] ?? [])
  .flatMap((value) => [...value.matchAll(/'([a-z]+(?:-[a-z]+)+)'/g)].map(([, action]) => action));

describe('the audit log', () => {
  it('has words for every change that is logged, and for no other', () => {
    expect(Object.keys(actionCopy).toSorted()).toEqual([...new Set(logged)].toSorted());
  });
});
