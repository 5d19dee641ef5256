import { AppError } from '#app/platform/app-error.ts';
import { askOnce, type WebAnswer } from '#app/platform/http/ask-once.server.ts';
import type { Asking, ReadAnswer } from './asking.ts';
import { rulesAt } from './neighbour.server.ts';

/** A page that stands in the way says so at its beginning. */
const beginningBytes = 64 * 1024;

/** Asks one address once and reads what it answers to its end. @throws AppError in words for an admin */
export async function readOnce(url: URL, asking: Asking): Promise<ReadAnswer> {
  const signal = AbortSignal.timeout(asking.seconds * 1000);
  try {
    const answer = await askOnce(url, { ...asking, ...rulesAt(url), signal });
    const { status, headers, end } = answer;
    const read = status === 200 ? await readWhole(answer, asking) : await readBeginning(answer);
    return { url, status, headers, end, ...read };
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    const why = signal.aborted
      ? `${url.host} did not answer within ${asking.seconds} seconds.`
      : `Nothing answered at ${url.host}.`;
    throw new AppError('unavailable', why, { cause });
  }
}

async function readWhole(answer: WebAnswer, { take, cutAt = Infinity }: Asking) {
  const beginning: Buffer[] = [];
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer.body()) {
    if (size < beginningBytes) beginning.push(chunk);
    size += chunk.length;
    if (take) await take(chunk);
    else chunks.push(chunk);
    if (size >= cutAt) break;
  }
  return {
    bytes: new Uint8Array(Buffer.concat(chunks).subarray(0, cutAt)),
    beginning: textOf(beginning),
  };
}

/** Of an error the first words are enough, and nothing is wrong where they cannot be read. */
async function readBeginning(answer: WebAnswer) {
  const beginning: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of answer.body()) {
      beginning.push(chunk);
      size += chunk.length;
      if (size >= beginningBytes) break;
    }
  } catch {
    answer.end();
  }
  return { bytes: new Uint8Array(), beginning: textOf(beginning) };
}

const textOf = (chunks: Buffer[]) =>
  new TextDecoder().decode(Buffer.concat(chunks).subarray(0, beginningBytes));
