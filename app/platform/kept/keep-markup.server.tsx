import { hash } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';
import type { ComponentType } from 'react';

/** Characters of markup that are kept of a component. */
const most = 16 * 1024 * 1024;

/** What the server's part of React that makes HTML is asked here (app/entry.ssr.tsx). */
type Renderer = { markupOf: (payload: Readable) => Promise<string> };

/**
 * A component whose markup is made once for the same properties, whoever reads it, and is then sent as
 * text: a page that is new for each reader has little else to make. Its properties are data alone, and
 * nothing in it wakes in the browser, where it stays as it was sent.
 */
export function keepMarkup<Props extends object>(
  Component: ComponentType<Props>,
  className: string,
) {
  const kept = new LRUCache<string, string>({
    maxSize: most,
    sizeCalculation: ({ length }) => length || 1,
  });
  return async function Kept(props: Props) {
    const name = hash('sha256', serialize(props));
    const known = kept.get(name);
    const __html = known ?? (await makeMarkup(Component, props));
    if (known === undefined) kept.set(name, __html);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: made by React, which escapes all text
    return <div className={className} dangerouslySetInnerHTML={{ __html }} />;
  };
}

async function makeMarkup<Props extends object>(Component: ComponentType<Props>, props: Props) {
  // Only here, as it is known to the bundler alone, and routes are read without it too.
  const { renderToPipeableStream } = await import('@vitejs/plugin-rsc/rsc.node');
  const faults: unknown[] = [];
  const source = renderToPipeableStream(<Component {...props} />, {
    onError: (error) => void faults.push(error),
  });
  const payload = await buffer(source.pipe(new PassThrough()));
  if (faults.length > 0) throw faults[0];
  const { markupOf } = await import.meta.viteRsc.loadModule<Renderer>('ssr', 'index');
  return markupOf(Readable.from([payload]));
}
