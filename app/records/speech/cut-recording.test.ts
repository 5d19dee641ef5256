import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeRecording, makeFakeFfmpeg } from '../../../tests/support/fake-ffmpeg.ts';
import { type Cutter, findCutter } from './cut-recording.server.ts';

let ffmpeg: Awaited<ReturnType<typeof makeFakeFfmpeg>>;
let folder: string;
let cutter: Cutter;

beforeAll(async () => {
  ffmpeg = await makeFakeFfmpeg();
  folder = await mkdtemp(join(tmpdir(), 'dais-cut-'));
  const found = await findCutter(ffmpeg.path);
  if (!found) throw new Error('It was not found.');
  cutter = found;
});
afterAll(async () => {
  await ffmpeg.remove();
  await rm(folder, { recursive: true, force: true });
});

const recording = async (text: string) => {
  const file = join(folder, 'recording');
  await writeFile(file, text);
  return file;
};

describe('a recording', () => {
  it('is cut nowhere without ffmpeg', async () => {
    expect(await findCutter(folder)).toBeNull();
  });

  it('is cut into small pieces that services take, until it ends', async () => {
    const file = await recording(fakeRecording(3725));
    expect(await cutter.seconds(file)).toBe(3725);
    const to = join(folder, 'piece.mp3');
    expect(await cutter.cut({ file, from: 1170, seconds: 1200, to })).toBe(true);
    expect(await readFile(to, 'utf8')).toContain('PIECE from=1170 seconds=1200');
    expect(await cutter.cut({ file, from: 4000, seconds: 1200, to })).toBe(false);
    const [call] = (await ffmpeg.calls()).filter((args) => args.includes('1170'));
    expect(call).toEqual(expect.arrayContaining(['-ac', '1', '-ar', '16000']));
  });

  it('may be of unknown length', async () => {
    expect(await cutter.seconds(await recording(fakeRecording('unknown')))).toBeNull();
  });

  it('that is none is refused', async () => {
    const file = await recording('#EXTM3U\nfile:///etc/passwd');
    await expect(cutter.seconds(file)).rejects.toMatchObject({ code: 'unreadable' });
    const cutting = cutter.cut({ file, from: 0, seconds: 10, to: join(folder, 'piece.mp3') });
    await expect(cutting).rejects.toMatchObject({ code: 'unreadable' });
  });

  it('is never opened as a list of other files, nor anything but a file', async () => {
    const file = await recording(fakeRecording(60));
    await cutter.seconds(file);
    for (const args of (await ffmpeg.calls()).filter((each) => each.includes('-i'))) {
      const behind = (name: string) => args[args.indexOf(name) + 1] ?? '';
      expect(behind('-protocol_whitelist')).toBe('file');
      expect(behind('-format_whitelist').split(',')).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/hls|concat|dash|image2|lavfi/)]),
      );
      expect(args.indexOf('-format_whitelist')).toBeLessThan(args.indexOf('-i'));
    }
  });
});
