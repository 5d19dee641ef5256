import { expect, it } from 'vitest';
import { databaseCannot, saying, tryLater } from './database-cannot.ts';

const withCode = (code: string, message = 'failed') => Object.assign(new Error(message), { code });

it.each([
  withCode('SQLITE_FULL'),
  withCode('SQLITE_BUSY_SNAPSHOT'),
  withCode('P1008', 'Operations timed out'),
  withCode('53100', 'could not extend file'),
  withCode('53300', 'sorry, too many clients already'),
  withCode('57P03', 'the database system is starting up'),
  withCode('ECONNREFUSED'),
  withCode('P2010', 'Raw query failed. Code: `SQLITE_FULL`. Message: `database or disk is full`'),
  new Error('Invalid invocation', { cause: withCode('SQLITE_IOERR_WRITE') }),
])('%s is the database, and may work in a while', (error) => {
  expect(databaseCannot(error)).toBe(true);
});

it.each([
  withCode('P2002', 'Unique constraint failed'),
  withCode('P2034', 'write conflict'),
  withCode('57014', 'canceling statement due to statement timeout'),
  new Error('The list is full'),
  new TypeError('fetch failed', { cause: withCode('ECONNREFUSED') }),
  'database is locked',
  undefined,
])('%s is not', (error) => {
  expect(databaseCannot(error)).toBe(false);
});

it('says so behind what failed', () => {
  const full = withCode('SQLITE_FULL');
  expect(saying('Failed to add meeting', full)).toBe(`Failed to add meeting. ${tryLater}`);
  expect(saying('It did not work.', full)).toBe(`It did not work. ${tryLater}`);
  expect(saying('It did not work.', new Error('no'))).toBe('It did not work.');
});
