// Fails when something of the server has reached what is sent to browsers, or when a page loads
// more than its share.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
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
found.push(...overBudget());
for (const line of found) console.error(line);
process.exit(found.length === 0 ? 0 : 1);

/** What all scripts of a page may weigh, in kB as they are sent: what they did, and a tenth. */
function budgetOf(route) {
  if (route.startsWith('routes/public/')) return 142;
  if (route === 'routes/reader/meeting') return 151;
  if (route === 'routes/auth/auth') return 158;
  return 165;
}

function overBudget() {
  const manifest = scripts.find((name) => name.startsWith('manifest-'));
  if (!manifest) return ['the routes have no manifest'];
  const text = readFileSync(join(folder, manifest), 'utf8');
  const { entry, routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  return Object.keys(routes).flatMap((id) => {
    const files = new Set([entry.module, ...entry.imports]);
    for (let route = routes[id]; route; route = routes[route.parentId]) {
      for (const file of [route.module, ...route.imports]) files.add(file);
    }
    const weight = [...files].reduce((sum, file) => sum + sentWeight(basename(file)), 0) / 1000;
    const budget = budgetOf(id);
    return weight > budget ? [`${id} loads ${weight.toFixed(0)} kB, more than ${budget} kB`] : [];
  });
}

function sentWeight(name) {
  return gzipSync(readFileSync(join(folder, name))).length;
}
