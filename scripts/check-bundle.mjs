// Fails when something of the server has reached what is sent to browsers.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './prepare.mjs';

/** Each is in the server's code for certain, and has no business in a browser. */
const telltales = [
  'DATABASE_URL',
  'PrismaClient',
  'node:fs',
  'node:crypto',
  'argon2',
  'SESSION_SECRET',
  'mdast',
  'password_hash',
];

const folder = join(root, 'build', 'client', 'assets');
const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
const found = scripts.flatMap((name) => {
  const text = readFileSync(join(folder, name), 'utf8');
  return telltales.filter((word) => text.includes(word)).map((word) => `${name}: ${word}`);
});
if (scripts.length === 0) found.push('there is no script at all');
for (const line of found) console.error(line);
process.exit(found.length === 0 ? 0 : 1);
