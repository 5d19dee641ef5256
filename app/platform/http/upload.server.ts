import { MaxFilesExceededError, parseFormData } from '@mjackson/form-data-parser';
import { AppError } from '../app-error.ts';
import { tidyForm, unreadableForm } from './read-form.server.ts';

const megabyte = 1024 * 1024;

/** Room for the other fields of the form. */
const otherFields = megabyte;

/** What is read to the end and thrown away, so that the sender gets an answer and no broken line. */
const mostDiscarded = 1024 * megabyte;

/** A record and its agenda. */
const usually = { files: 2 };

/**
 * Reads a form with a file as it streams in. A body that is too large is refused by the length it
 * names, and never held in memory.
 * @param most how many files there may be, and how many bytes they may have together, where that is
 * more than one file's
 * @throws AppError `too-large`, or `invalid` when the form did not arrive whole
 */
export async function readUploadForm(
  request: Request,
  maxFileBytes: number,
  most: { files: number; bytes?: number } = usually,
): Promise<FormData> {
  const length = Number(request.headers.get('content-length') ?? 0);
  const together = most.bytes ?? maxFileBytes;
  if (length > together + otherFields) {
    if (length <= mostDiscarded) await discard(request.body);
    if (most.bytes) throw tooMuch(most.bytes);
    throw tooLarge(maxFileBytes);
  }
  // Of several files nothing but the length says how much they are before they are held.
  if (most.bytes && length === 0) throw new AppError('invalid', unreadableForm);
  const sent = await parseFormData(request, {
    maxFiles: most.files,
    maxFileSize: maxFileBytes + otherFields,
  }).catch((cause: unknown) => {
    if (cause instanceof MaxFilesExceededError) {
      throw new AppError('invalid', `Send at most ${most.files} files at once.`, { cause });
    }
    throw new AppError('invalid', unreadableForm, { cause });
  });
  const form = tidyForm(sent);
  if (!form) throw new AppError('invalid', unreadableForm);
  for (const [name, value] of [...form]) {
    if (typeof value === 'string') continue;
    if (value.size > maxFileBytes) throw tooLarge(maxFileBytes);
    // A file field that was left empty is sent as a file without a name.
    if (value.size === 0 && ['', 'file-upload'].includes(value.name)) form.delete(name);
  }
  return form;
}

async function discard(body: ReadableStream<Uint8Array> | null): Promise<void> {
  const reader = body?.getReader();
  while (reader && !(await reader.read()).done);
}

function tooMuch(bytes: number): AppError {
  return new AppError(
    'too-large',
    `The files have more than ${Math.floor(bytes / megabyte)} MB together. Send them in several parts.`,
  );
}

function tooLarge(maxFileBytes: number): AppError {
  return new AppError(
    'too-large',
    `The file is larger than ${Math.floor(maxFileBytes / megabyte)} MB, so it was not taken in. Choose the captions or the text of the meeting, without pictures or sound.`,
  );
}
