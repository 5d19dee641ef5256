import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { brand } from '#app/brand.ts';
import {
  type AddressRules,
  checkedAddress,
  whereAsked,
} from '#app/platform/http/checked-address.server.ts';
import { pinnedTo } from '#app/platform/http/pinned-to.ts';

/** From looking up the name to the last byte that is read. */
const mostSeconds = 15;
/** Of an answer so much is read, and shown to the webhook's reader; nothing comes of it. */
const mostBytes = 200;

export type WebhookAnswer = {
  isReceived: boolean;
  /** 410: the address wants no more. */
  isGone: boolean;
  /** Nothing answered in time: what else waits for this address is better put off. */
  isSilent: boolean;
  /** What came of it, for the webhook's reader. */
  words: string;
};

export type WebhookPost = (
  address: string,
  message: { headers: Record<string, string>; body: string },
) => Promise<WebhookAnswer>;

type PostRules = AddressRules & { seconds?: number };

/**
 * Sends messages to addresses of the public internet alone: a name is looked up anew each time, and the
 * connection goes to the address that was checked. Redirects are not followed.
 */
export function postWebhookWithin(rules: PostRules = {}): WebhookPost {
  const { seconds = mostSeconds } = rules;
  return async (address, message) => {
    const signal = AbortSignal.timeout(seconds * 1000);
    try {
      const url = new URL(address);
      const to = await orAborted(checkedAddress(url, rules), signal);
      if (to === null) return silent(`The address does not lead to ${whereAsked}.`);
      const answer = await send(url, to, message, signal);
      return judge(answer.statusCode ?? 0, await beginningOf(answer));
    } catch {
      return silent(
        signal.aborted
          ? `No answer came within ${seconds} seconds.`
          : 'Nothing answered at this address.',
      );
    }
  };
}

const silent = (words: string): WebhookAnswer => ({
  ...{ isReceived: false, isGone: false, isSilent: true, words },
});

type Message = Parameters<WebhookPost>[1];

function send(url: URL, to: string, message: Message, signal: AbortSignal) {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const body = Buffer.from(message.body);
  return new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      signal,
      ...pinnedTo(to),
      headers: {
        ...message.headers,
        'content-type': 'application/json',
        'content-length': body.length,
        'user-agent': `${brand.name}-Webhooks/1`,
      },
    });
    sent.once('response', resolve);
    sent.once('error', reject);
    sent.end(body);
  });
}

/** The name's lookup cannot be called off, but nobody has to wait for it. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

async function beginningOf(answer: IncomingMessage): Promise<string> {
  let read = Buffer.alloc(0);
  try {
    for await (const chunk of answer) {
      // An answer without an encoding set gives buffers.
      read = Buffer.concat([read, chunk as Buffer]);
      if (read.length >= mostBytes) break;
    }
  } catch {
    // The status alone says whether the message was taken.
  }
  answer.destroy();
  const text = read.subarray(0, mostBytes).toString('utf8');
  return text.replace(/[\p{C}\s]+/gu, ' ').trim();
}

function judge(status: number, said: string): WebhookAnswer {
  const quoted = said === '' ? '' : `: ${said}`;
  const isRedirect = status >= 300 && status < 400;
  return {
    isReceived: status >= 200 && status < 300,
    isGone: status === 410,
    isSilent: false,
    words: isRedirect
      ? `Answered with ${status}, which leads elsewhere: redirects are not followed.`
      : `Answered with ${status}${quoted}`,
  };
}
