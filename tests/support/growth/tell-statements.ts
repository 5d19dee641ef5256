/**
 * Loaded before the site (`--import`), with a file as `?file=`: each statement that goes to the database is
 * added to it, with its values.
 */
import { appendFileSync } from 'node:fs';
import { serialize } from 'node:v8';
import { watchDrivers } from './watch-drivers.ts';

const file = new URL(import.meta.url).searchParams.get('file');
if (!file) throw new Error('Name the file with ?file=.');
watchDrivers((statement) => {
  appendFileSync(file, `${serialize(statement).toString('base64')}\n`);
});
