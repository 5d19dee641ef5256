import type { z } from 'zod';
import { AppError } from '#app/platform/app-error.ts';

/**
 * The rows of a preview, which come back through the browser as JSON.
 * @throws AppError invalid
 */
export function readPreviewed<Rows>(shape: z.ZodType<Rows>, json: string): Rows {
  try {
    return shape.parse(JSON.parse(json));
  } catch (cause) {
    throw brokenPreview(cause);
  }
}

export function brokenPreview(cause?: unknown): AppError {
  return new AppError('invalid', 'The preview did not arrive whole. Choose the file again.', {
    cause,
  });
}
