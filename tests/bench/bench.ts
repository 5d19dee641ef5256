// `npm run bench`: the public pages beside servers that do less. `npm run bench -- <folder>`: this checkout
// beside another.
const [first = '-'] = process.argv.slice(2);
await (first.startsWith('-') ? import('./compare-peers.ts') : import('./compare-sites.ts'));
