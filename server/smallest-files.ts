import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { RequestHandler } from 'express';

const compress = promisify(brotliCompress);

/**
 * Sends scripts and styles as small as brotli can make them. That takes far longer than a request
 * may: it is done once for each file, beside the first request for it, which still gets what the
 * next handler has. Only for files that never change under their name.
 */
export function sendSmallest(folder: string, cacheControl: string): RequestHandler {
  const known = new Map<string, Buffer | null>();
  const prepare = async (name: string) => {
    known.set(name, null);
    try {
      const file = await readFile(join(folder, name));
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: file.length };
      known.set(name, await compress(file, { params }));
    } catch {
      // No such file. Forgotten, so that invented names take no memory.
      known.delete(name);
    }
  };
  return (request, response, next) => {
    const name = /^\/([\w-]+\.(?:js|css))$/.exec(request.path)?.[1];
    if (!name || request.method !== 'GET' || !request.acceptsEncodings('br')) return next();
    const smallest = known.get(name);
    if (smallest === undefined) void prepare(name);
    if (!smallest) return next();
    response.set({ 'Cache-Control': cacheControl, 'Content-Encoding': 'br' });
    response.vary('Accept-Encoding').type(name).send(smallest);
  };
}
