import { createHash } from 'node:crypto';
import type { RouterContextProvider } from 'react-router';
import type { z } from 'zod';
import { databaseCannot } from '#app/platform/db/database-cannot.ts';
import { requestFacts } from '#app/platform/http/request-context.server.ts';
import { siteAddress } from '#app/platform/http/site-address.server.ts';
import { log } from '#app/platform/log.server.ts';
import { noteSecurity } from '#app/platform/security-log.server.ts';
import { admit, limitHeaders } from './admit.server.ts';
import type { Answer, Asked, OperationName } from './asked.ts';
import { operations } from './operations.ts';
import { ApiProblem, problemBody, problemOf, problems, problemType } from './problem.ts';

type Sent = {
  request: Request;
  params: Record<string, string | undefined>;
  context: Readonly<RouterContextProvider>;
};

/** Answers an operation of the API as JSON, or says as a problem why not. */
export async function answerApi<Name extends OperationName>(
  name: Name,
  { request, params, context }: Sent,
  read: (asked: Asked<Name>) => Promise<Answer<Name>>,
): Promise<Response> {
  const operation = operations[name];
  let headers: Record<string, string> = {};
  try {
    const { reader, allowance } = await admit(
      request.headers,
      context.get(requestFacts).clientAddress,
    );
    headers = limitHeaders(allowance);
    const { searchParams } = new URL(request.url);
    // Both are what the operation's own schemas made; its name alone does not tell the compiler.
    const asked = {
      reader,
      params: readParameters(operation.params, params),
      query: readParameters(operation.query, Object.fromEntries(searchParams)),
      origin: siteAddress(request),
    } as Asked<Name>;
    // Nothing leaves that the document does not name.
    const answer = operation.answer.parse(await read(asked));
    return jsonAnswer(request, answer, { ...headers, ...ofReader });
  } catch (error) {
    return problemAnswer(error, headers);
  }
}

/** A reader's own: kept by nobody else, and asked for anew by whoever keeps it. */
const ofReader = { 'Cache-Control': 'private, no-cache', Vary: 'Authorization' };

function readParameters<Schema extends z.ZodType>(schema: Schema, given: object): z.output<Schema> {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const errors = read.error.issues.map(({ path, message }) => ({
    parameter: path.join('.') || 'query',
    message,
  }));
  throw new ApiProblem('invalid-request', {
    detail: 'Some parameters cannot be read. `errors` says which, and why.',
    errors,
  });
}

/** The whole of it, or that nothing has changed for whoever says what they have. */
export function jsonAnswer(
  request: Request,
  answer: unknown,
  headers: Record<string, string>,
): Response {
  const text = JSON.stringify(answer);
  const tag = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  // Weak: on its way it may be compressed.
  const all = { ...headers, ETag: `W/"${tag}"` };
  const known = (request.headers.get('If-None-Match') ?? '').split(',').map((one) => one.trim());
  if (known.some((one) => one === '*' || one.replace(/^W\//, '') === `"${tag}"`)) {
    return new Response(null, { status: 304, headers: all });
  }
  return new Response(text, {
    headers: { ...all, 'Content-Type': 'application/json; charset=utf-8' },
  });
}

export function problemAnswer(error: unknown, headers: Record<string, string> = {}): Response {
  const known = problemOf(error);
  if (!known) log.error({ err: error }, 'request of the API failed');
  const { problem, details } =
    known ??
    new ApiProblem(databaseCannot(error) ? 'out-of-order' : 'fault', {
      detail: 'Try again in a minute.',
    });
  if (problem === 'wrong-key') noteSecurity('sign-in-failed', { what: 'API key' });
  if (problem === 'too-many') noteSecurity('limit-reached', { what: 'API' });
  return new Response(JSON.stringify(problemBody(problem, details)), {
    status: problems[problem].status,
    headers: {
      'Cache-Control': 'no-store',
      ...(['too-many', 'out-of-order'].includes(problem) ? { 'Retry-After': '60' } : {}),
      ...headers,
      ...details.headers,
      'Content-Type': problemType,
    },
  });
}
