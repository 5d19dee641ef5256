import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * What is a recording to it: a text that says how long it is. Of a piece it writes where that begins, as
 * the stand-in for speech to text reads it.
 */
export const fakeRecording = (seconds: number | 'unknown', rest = '') =>
  `SOUND ${seconds}\n${rest}`;

const program = `
const { readFileSync, writeFileSync, appendFileSync } = require('node:fs');
const args = process.argv.slice(2);
appendFileSync(__dirname + '/calls', JSON.stringify(args) + '\\n');
if (args[0] === '-version') process.exit(0);
const after = (name) => args[args.indexOf(name) + 1];
const [, length] = /^SOUND (\\S+)/.exec(readFileSync(after('-i'), 'utf8')) ?? [];
if (length === undefined) { console.error('Invalid data found when processing input'); process.exit(1); }
const known = length !== 'unknown';
const end = known ? Number(length) : 1500;
if (!args.includes('-y')) {
  const two = (n) => String(Math.floor(n)).padStart(2, '0');
  const stamp = two(end / 3600) + ':' + two((end / 60) % 60) + ':' + two(end % 60) + '.00';
  console.error('  Duration: ' + (known ? stamp : 'N/A') + ', bitrate: 64 kb/s');
  console.error('  Stream #0:0: Audio: mp3, 44100 Hz');
  console.error('At least one output file must be specified');
  process.exit(1);
}
const from = Number(after('-ss'));
const seconds = Math.min(Number(after('-t')), end - from);
writeFileSync(args.at(-1), seconds > 0 ? ('PIECE from=' + from + ' seconds=' + seconds).padEnd(2000) : '');
`;

/** A program called ffmpeg in a folder of its own, which is to be the path. */
export async function makeFakeFfmpeg() {
  const folder = await mkdtemp(join(tmpdir(), 'dais-ffmpeg-'));
  const file = join(folder, 'ffmpeg');
  // A folder without a package.json: scripts there are CommonJS.
  await writeFile(file, `#!${process.execPath}\n${program}`);
  await chmod(file, 0o755);
  return {
    path: folder,
    async calls(): Promise<string[][]> {
      const lines = (await readFile(join(folder, 'calls'), 'utf8')).trim().split('\n');
      return lines.map((line) => JSON.parse(line));
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
