import { data } from 'react-router';
import { refusalOf } from '#app/platform/http/refuse-form.server.ts';
import { readUploadForm } from '#app/platform/http/upload.server.ts';
import { maxRecordBytes } from '#app/records/record-limits.ts';

type RecordForm = {
  request: Request;
  failed: string;
  /** The field that holds the file. */
  field: string;
  /** Which form of the page it is, for `useLastResult`, where the page has several. */
  name?: string;
};

/** A form with a record's file, or the answer to one that cannot be read, such as one too large. */
export async function readRecordForm({ request, failed, field, name }: RecordForm) {
  try {
    return { form: await readUploadForm(request, maxRecordBytes) };
  } catch (error) {
    const { message, status } = refusalOf(error, failed);
    const lastResult = { status: 'error' as const, error: { [field]: [message] } };
    return { refusal: data({ refused: name, lastResult }, { status }) };
  }
}
