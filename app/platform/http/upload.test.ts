import { describe, expect, it } from 'vitest';
import { readUploadForm } from './upload.server.ts';

const limit = 1024 * 1024;
const boundary = 'dais-boundary';

function post(parts: { name: string; fileName?: string; content: string }[]) {
  const body = parts
    .map(({ name, fileName, content }) => {
      const file = fileName === undefined ? '' : `; filename="${fileName}"`;
      const type = fileName === undefined ? '' : 'Content-Type: application/octet-stream\r\n';
      return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n${type}\r\n${content}\r\n`;
    })
    .join('');
  return request(new TextEncoder().encode(`${body}--${boundary}--\r\n`));
}

function request(body: Uint8Array<ArrayBuffer> | ReadableStream, length?: number) {
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': String(length ?? (body instanceof Uint8Array ? body.length : 0)),
    },
    duplex: 'half',
  };
  return new Request('http://localhost/admin/add-meeting', init);
}

describe('a form with a file', () => {
  it('comes with its fields and its file', async () => {
    const form = await readUploadForm(
      post([
        { name: 'title', content: 'Réunion' },
        { name: 'record', fileName: 'a.vtt', content: 'WEBVTT' },
      ]),
      limit,
    );
    expect(form.get('title')).toBe('Réunion');
    const file = form.get('record');
    expect(file).toBeInstanceOf(File);
    expect(file).toMatchObject({ name: 'a.vtt', size: 6 });
  });

  it('tells an empty file from no file', async () => {
    const none = await readUploadForm(post([{ name: 'record', fileName: '', content: '' }]), limit);
    expect(none.has('record')).toBe(false);
    const empty = post([{ name: 'record', fileName: 'empty.vtt', content: '' }]);
    expect((await readUploadForm(empty, limit)).get('record')).toMatchObject({ size: 0 });
  });

  it('is refused when the file is too large, said in words', async () => {
    const slightly = post([{ name: 'record', fileName: 'a', content: 'x'.repeat(limit + 1) }]);
    await expect(readUploadForm(slightly, limit)).rejects.toMatchObject({
      code: 'too-large',
      message: expect.stringContaining('1 MB'),
    });
  });

  it('of 200 MB is read to its end without being held, so that the sender gets the answer', async () => {
    let sent = 0;
    const piece = new Uint8Array(64 * 1024);
    const total = 200 * 1024 * 1024;
    const stream = new ReadableStream({
      pull(controller) {
        if (sent >= total) return controller.close();
        sent += piece.length;
        controller.enqueue(piece);
      },
    });
    const before = process.memoryUsage().rss;
    await expect(readUploadForm(request(stream, total), limit)).rejects.toMatchObject({
      code: 'too-large',
    });
    expect(sent).toBe(total);
    // Held, it would be all of it; what is collected when is the engine's own affair.
    expect(process.memoryUsage().rss - before).toBeLessThan(total / 2);
  });

  it('that was cut off on its way is refused', async () => {
    const cut = request(new TextEncoder().encode(`--${boundary}\r\nContent-Disp`));
    await expect(readUploadForm(cut, limit)).rejects.toMatchObject({ code: 'invalid' });
  });
});
