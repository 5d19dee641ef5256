import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const image = readFileSync('Dockerfile', 'utf8');
const [built = '', served = ''] = image.split(/^FROM .*$/m).slice(1);
const ignored = readFileSync('.dockerignore', 'utf8').split('\n');

describe('the image', () => {
  it('is made without the history, the data and the environment of a checkout', () => {
    expect(ignored).toEqual(
      expect.arrayContaining(['.git', '.env', 'data', 'node_modules', 'tests']),
    );
    expect(readFileSync('.gitignore', 'utf8').split('\n')).toEqual(
      expect.arrayContaining(['.env', 'data/']),
    );
  });

  it('holds the packages of the lock file, by their checksums', () => {
    expect(built).toMatch(/^RUN npm ci /m);
    expect(built).not.toMatch(/npm (install|i|add) /);
  });

  it('holds what the server runs alone: no tests, no stand-in, no tools', () => {
    const copied = [...served.matchAll(/^COPY --from=build --chown=root:root (.+) \S+$/gm)].flatMap(
      ([, files = '']) => files.split(' ').map((file) => file.replace('/dais/', '')),
    );
    expect(copied.toSorted()).toEqual(
      [
        'app',
        'build',
        'node_modules',
        'package.json',
        'prisma',
        'server',
        'tsconfig.json',
      ].toSorted(),
    );
  });

  it('is run by a user who owns none of its files, in production, and knows no secret', () => {
    expect(served).toMatch(/^USER node$/m);
    expect(served).toContain('NODE_ENV=production DAIS_MODE=production');
    expect(image).not.toMatch(/SECRET|PASSWORD|_KEY|^ARG /m);
  });
});
