import { AppError, type AppErrorCode } from '#app/platform/app-error.ts';

/** Everything that the API refuses or fails with; the page on it lists them under these names. */
export const problems = {
  'invalid-request': { status: 400, title: 'The request cannot be read' },
  'no-key': { status: 401, title: 'An API key is needed' },
  'wrong-key': { status: 401, title: 'This is no API key that works' },
  'not-in-plan': { status: 403, title: 'The plan does not include the API' },
  'not-followed': { status: 403, title: 'For followers of the body' },
  'not-found': { status: 404, title: 'Not found' },
  'method-not-allowed': { status: 405, title: 'The API is read with GET' },
  'day-used-up': { status: 429, title: "The day's requests are used up" },
  'too-many': { status: 429, title: 'Too many requests' },
  'out-of-order': { status: 503, title: 'Out of order for a moment' },
  fault: { status: 500, title: 'Something went wrong on our side' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemName = keyof typeof problems;

type Details = {
  /** What happened and what to do, for a person */
  detail: string;
  /** Which parameters were wrong, and how */
  errors?: { parameter: string; message: string }[];
  headers?: Record<string, string>;
};

/** Thrown where the API refuses; `problemBody` is what its sender is told. */
export class ApiProblem extends Error {
  readonly problem: ProblemName;
  readonly details: Details;

  constructor(problem: ProblemName, details: Details) {
    super(details.detail);
    this.name = 'ApiProblem';
    this.problem = problem;
    this.details = details;
  }
}

/** An object of RFC 9457. Its type leads to where the page on the API tells of it. */
export function problemBody(problem: ProblemName, { detail, errors }: Omit<Details, 'headers'>) {
  const { status, title } = problems[problem];
  return { type: `/api#${problem}`, title, status, detail, ...(errors && { errors }) };
}

export const problemType = 'application/problem+json';

const ofCode: Partial<Record<AppErrorCode, ProblemName>> = {
  invalid: 'invalid-request',
  forbidden: 'not-followed',
  'not-found': 'not-found',
  'too-many': 'too-many',
};

/** What a verb of another room refused, in the API's terms; null for a fault. */
export function problemOf(error: unknown): ApiProblem | null {
  if (error instanceof ApiProblem) return error;
  const problem = error instanceof AppError ? ofCode[error.code] : undefined;
  return problem && error instanceof AppError
    ? new ApiProblem(problem, { detail: error.message })
    : null;
}
