import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { AppError } from '#app/platform/app-error.ts';
import { breakerOf, restSeconds, ServiceRests } from '#app/platform/breaker.server.ts';
import { bytesOf, readBody } from '#app/platform/http/read-body.server.ts';
import { retryAfterSeconds } from '#app/platform/http/retry-after.ts';
import type { SpeechSettings } from './speech-settings.ts';
import { SpeechTrouble } from './speech-trouble.ts';

export type SpeechFile = {
  /** With the ending by which services tell formats */
  name: string;
  sound: Blob;
  prompt: string;
};

/** A day of speech, with a time for each word, is less. */
const maxAnswerBytes = 50 * 1024 * 1024;

/** A slow machine of one's own hears twenty minutes in about as long. */
const answerSeconds = 25 * 60;

const breaker = breakerOf(
  'speech-to-text',
  (error) => !(error instanceof SpeechTrouble && error.kind === 'refused'),
);

/** Sends sound to the service, and gives back what JSON it answered. @throws SpeechTrouble */
export async function sendSpeech(
  settings: SpeechSettings,
  file: SpeechFile,
  seconds = answerSeconds,
): Promise<unknown> {
  try {
    return await breaker.ask(() => send(settings, file, seconds));
  } catch (cause) {
    if (!(cause instanceof ServiceRests)) throw cause;
    const said = 'The speech-to-text service keeps failing, and is left alone for a while.';
    throw new SpeechTrouble('resting', said, { seconds: restSeconds, cause });
  }
}

async function send(settings: SpeechSettings, file: SpeechFile, seconds: number) {
  const signal = AbortSignal.timeout(seconds * 1000);
  let body: string;
  try {
    const answer = await post(settings, file, signal);
    const bytes = await bytesOf(readBody(answer, { maxBytes: maxAnswerBytes }));
    body = new TextDecoder().decode(bytes);
    refuseErrors(answer, body, settings);
  } catch (cause) {
    if (cause instanceof SpeechTrouble) throw cause;
    const why = signal.aborted
      ? `did not answer within ${Math.ceil(seconds / 60)} minutes`
      : cause instanceof AppError
        ? 'sent an answer that could not be read to its end'
        : 'broke off or did not answer';
    throw new SpeechTrouble('failed', `The speech-to-text service ${why}.`, { cause });
  }
  try {
    // What it holds is looked at by whoever reads it.
    return JSON.parse(body) as unknown;
  } catch (cause) {
    throw new SpeechTrouble('failed', 'The answer of the speech-to-text service was cut off.', {
      cause,
    });
  }
}

async function post(settings: SpeechSettings, file: SpeechFile, signal: AbortSignal) {
  // Its length is sent along, as not every server takes a body in pieces; it is 25 MB at most.
  const form = new Response(formOf(settings, file));
  const bytes = Buffer.from(await form.arrayBuffer());
  const open = settings.address.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise<IncomingMessage>((resolve, reject) => {
    const asked = open(settings.address, {
      method: 'POST',
      signal,
      headers: {
        accept: 'application/json',
        'content-type': form.headers.get('content-type') ?? 'multipart/form-data',
        'content-length': bytes.length,
        ...(settings.key ? { authorization: `Bearer ${settings.key}` } : {}),
      },
    });
    asked.once('response', resolve);
    asked.once('error', reject);
    asked.end(bytes);
  });
}

function formOf({ model, format }: SpeechSettings, { name, sound, prompt }: SpeechFile): FormData {
  const form = new FormData();
  form.set('file', sound, name);
  form.set('model', model);
  form.set('response_format', format);
  if (format === 'diarized_json') {
    // Models that tell speakers apart take no prompt, and want to be told to cut long sound themselves.
    form.set('chunking_strategy', 'auto');
    return form;
  }
  form.set('temperature', '0');
  form.set('timestamp_granularities[]', 'segment');
  form.set('prompt', prompt);
  return form;
}

function refuseErrors(
  { statusCode = 0, headers }: IncomingMessage,
  body: string,
  settings: SpeechSettings,
) {
  if (statusCode === 200) return;
  const seconds = retryAfterSeconds(headers['retry-after'], new Date());
  const said = `The speech-to-text service answered with ${statusCode}`;
  if (statusCode === 429)
    throw new SpeechTrouble('busy', `${said}: it asks for patience.`, { seconds });
  if (statusCode >= 500 || statusCode === 408) {
    throw new SpeechTrouble('failed', `${said}.`, { seconds });
  }
  // Some repeat the key in their refusal.
  const why = body
    .replaceAll(settings.key ?? '\0', '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200);
  throw new SpeechTrouble('refused', `${said}: ${why || 'it gives no reason'}.`);
}
