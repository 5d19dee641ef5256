const address = /[^\s@<>()[\]"'`,;:=]+@[^\s@<>()[\]"'`,;:=]+/g;

export type LoggedError = {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: LoggedError;
};

/**
 * What the log keeps of an error: never its other properties, where libraries put whole answers and
 * headers, and no e-mail address, which services repeat in what they complain about.
 */
export function errorForLog(error: unknown): LoggedError {
  return withCauses(error, 0);
}

/** Causes may lead back to where they began. */
const mostCauses = 5;

function withCauses(error: unknown, causes: number): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutAddresses(error) };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  return {
    type: error.constructor.name,
    message: withoutAddresses(error.message),
    ...(code && { code }),
    ...(error.stack && { stack: withoutAddresses(error.stack) }),
    ...(error.cause !== undefined &&
      causes < mostCauses && { cause: withCauses(error.cause, causes + 1) }),
  };
}

const withoutAddresses = (text: unknown) => String(text).replace(address, '…');
