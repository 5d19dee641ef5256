import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { type Heard, heardBetween, type Language } from './heard.ts';

/** How the service behaves from now on. */
export type SpeechSwitches = {
  language: Language;
  /** What the next questions are answered with, one after the other; then all are heard. */
  troubles: (
    | { kind: 'busy'; seconds?: number }
    | { kind: 'broken' }
    | { kind: 'cut' }
    | { kind: 'hangs-up' }
    | { kind: 'refused' }
    | { kind: 'nonsense' }
  )[];
  /** The largest file it takes, in bytes */
  mostBytes: number;
};

export type SpeechQuestion = {
  model: string;
  format: string;
  prompt: string | null;
  key: string | null;
  fileName: string;
  from: number;
  seconds: number;
};

/**
 * What stands in a piece that the stand-in for ffmpeg has cut: from which second of the recording on it
 * is, and how long. Any other file is ten minutes of the recording from its start.
 */
const pieceMark = /PIECE from=([\d.]+) seconds=([\d.]+)/;
const wholeSeconds = 600;

/** A service that speaks OpenAI's protocol of speech to text, and hears a script in whatever it is sent. */
export function createSpeech(given: Partial<SpeechSwitches> = {}) {
  const switches: SpeechSwitches = {
    language: 'english',
    troubles: [],
    mostBytes: 25 * 1024 * 1024,
    ...given,
  };
  const asked: SpeechQuestion[] = [];
  const server: Server = createServer(async (incoming, outgoing) => {
    const answer = (status: number, body: unknown, headers: Record<string, string> = {}) => {
      outgoing.writeHead(status, { 'content-type': 'application/json', ...headers });
      outgoing.end(JSON.stringify(body));
    };
    const refuse = (status: number, message: string, headers: Record<string, string> = {}) =>
      answer(status, { error: { message, type: 'invalid_request_error' } }, headers);
    if (incoming.method !== 'POST' || incoming.url !== '/v1/audio/transcriptions') {
      return refuse(404, 'No such address.');
    }
    const form = await formOf(incoming).catch(() => null);
    const file = form?.get('file');
    if (!form || !file || typeof file === 'string') return refuse(400, 'No file.');
    if (file.size > switches.mostBytes) return refuse(413, 'Maximum content size limit exceeded.');
    const said = (name: string) => form.get(name)?.toString() ?? null;
    const format = said('response_format') ?? 'json';
    const mark = pieceMark.exec(await file.slice(0, 200).text());
    const from = Number(mark?.[1] ?? 0);
    const seconds = Number(mark?.[2] ?? wholeSeconds);
    asked.push({
      model: said('model') ?? '',
      format,
      prompt: said('prompt'),
      key: incoming.headers.authorization ?? null,
      fileName: file.name,
      from,
      seconds,
    });
    const heard = heardBetween(from, from + seconds, switches.language);
    const body = format === 'diarized_json' ? diarized(heard, seconds) : verbose(heard, seconds);
    const trouble = switches.troubles.shift();
    if (!trouble) return answer(200, body);
    if (trouble.kind === 'busy') {
      const wait = { 'retry-after': String(trouble.seconds ?? 1) };
      return refuse(429, 'Rate limit reached.', wait);
    }
    if (trouble.kind === 'broken') return refuse(500, 'The server had an error.');
    if (trouble.kind === 'refused') return refuse(400, 'Invalid file format.');
    if (trouble.kind === 'nonsense') return answer(200, { hello: 'there' });
    cutOff(outgoing, trouble.kind === 'cut' ? JSON.stringify(body) : '');
  });
  return { server, switches, asked };
}

function cutOff(outgoing: ServerResponse, body: string) {
  if (body === '') return outgoing.destroy();
  outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  outgoing.write(body.slice(0, body.length / 2), () => outgoing.destroy());
}

function formOf(incoming: IncomingMessage): Promise<FormData> {
  const headers = { 'content-type': incoming.headers['content-type'] ?? '' };
  // The two declarations of one stream, Node's and the web's, differ in their types alone.
  const body = Readable.toWeb(incoming) as ReadableStream;
  return new Response(body, { headers }).formData();
}

const textOf = (heard: Heard[]) =>
  heard
    .map(({ text }) => text)
    .join('')
    .trim();

const verbose = (heard: Heard[], duration: number) => ({
  task: 'transcribe',
  language: 'english',
  duration,
  text: textOf(heard),
  segments: heard.map((one, id) => ({ id, seek: 0, ...one, avg_logprob: -0.2, no_speech_prob: 0 })),
  usage: { type: 'duration', seconds: Math.ceil(duration) },
});

/** Voices take turns by sentence, and are counted anew in each file. */
const diarized = (heard: Heard[], duration: number) => ({
  task: 'transcribe',
  duration,
  text: textOf(heard),
  segments: heard.map((one, index) => ({
    type: 'transcript.text.segment',
    id: `seg_${index}`,
    speaker: index % 2 === 0 ? 'A' : 'B',
    ...one,
  })),
  usage: { type: 'duration', seconds: Math.ceil(duration) },
});
