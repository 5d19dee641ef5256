type Waking = {
  /** What React Router wakes a page with, as it was sent to the renderer of its HTML. */
  payload: string;
  /** Addresses, the entry's first. */
  modules: string[];
  nonce: string;
  /** Whether nothing is asked for before the page is to be seen. */
  afterPaint: boolean;
};

/**
 * The last of a page's body: every page can be read, and its forms sent, before a module of it is
 * there, so that its style and type come first on a slow line.
 */
export function wakingWords({ payload, modules, nonce, afterPaint }: Waking): string {
  const carried = `(self.__FLIGHT_DATA||=[]).push(${quoted(payload)})`;
  if (afterPaint) {
    const later = startLater.replace('MODULES', () => JSON.stringify(modules));
    return `<script nonce="${nonce}">${carried};${later}</script>`;
  }
  const [entry, ...others] = modules;
  const preloads = others.map(
    (href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`,
  );
  return `${preloads.join('')}<script nonce="${nonce}">${carried}</script><script type="module" async src="${entry}"></script>`;
}

const escapes: Record<string, string> = {
  '\\': '\\\\',
  "'": "\\'",
  '\n': '\\n',
  '\r': '\\r',
  '<': '\\x3c',
};

/**
 * Text as script has it, in a form that ends no element of HTML. Between single quotes, as a payload
 * is full of double ones, and a page is sent with fewer bytes.
 */
export function quoted(text: string): string {
  return `'${quotedWithin(text)}'`;
}

/** The same of a text that stands between the quotes of another. */
export const quotedWithin = (text: string): string =>
  text.replace(/[\\'\n\r<]/g, (character) => escapes[character] ?? '');

/** Two frames on the page has been painted; where nothing is painted, as in a tab behind, soon. */
const startLater = `{
let started;
const start = () => {
  if (started) return;
  started = true;
  const [entry, ...others] = MODULES;
  for (const href of others) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: entry }));
};
requestAnimationFrame(() => requestAnimationFrame(start));
setTimeout(start, 500);
}`;
