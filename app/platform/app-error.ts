/** What went wrong, in the product's terms; each code has one HTTP status. */
const statusOf = {
  invalid: 400,
  'signed-out': 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  unreadable: 422,
  'too-many': 429,
  broken: 500,
  unavailable: 503,
} as const;

export type AppErrorCode = keyof typeof statusOf;

/**
 * The one error that verbs throw on purpose. `message` is shown to the person as it stands, so it
 * says what to do and holds no secret and no personal data; `cause` is for the log.
 */
export class AppError extends Error {
  readonly code: AppErrorCode;
  readonly status: number;

  constructor(code: AppErrorCode, publicMessage: string, options?: { cause?: unknown }) {
    super(publicMessage, options);
    this.name = 'AppError';
    this.code = code;
    this.status = statusOf[code];
  }
}
