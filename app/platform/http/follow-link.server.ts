import { refused, type WebAnswer } from './ask-once.server.ts';

type Hop = Pick<WebAnswer, 'status' | 'headers' | 'end'>;

const mostRedirects = 5;

/**
 * Asks for what a link leads to, from redirect to redirect, each by `ask`.
 * @throws AppError `invalid` for a link that may not be followed; whatever `ask` throws
 */
export async function followLink<Answer extends Hop>(
  link: string,
  ask: (url: URL) => Promise<Answer>,
): Promise<Answer> {
  let url = readLink(link);
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const answer = await ask(url);
    const { location } = answer.headers;
    if (!isRedirect(answer.status) || !location) return answer;
    answer.end();
    if (!URL.canParse(location, url)) throw refused('It leads to no address.');
    url = readLink(new URL(location, url).href);
  }
  throw refused('It leads on and on.');
}

/** 304 is no redirect, but says that nothing changed. */
const isRedirect = (status: number) => status >= 300 && status < 400 && status !== 304;

function readLink(link: string): URL {
  const url = URL.canParse(link) ? new URL(link) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw refused('Write an address that begins with https:// or http://.');
  }
  if (url.username || url.password) throw refused('Leave out the name and password in it.');
  return url;
}
