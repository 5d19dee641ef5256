import type { RecordFile } from './read-record.server.ts';

/** A file of a form, with its bytes. */
export async function readUpload(file: File): Promise<RecordFile> {
  return { bytes: new Uint8Array(await file.arrayBuffer()), fileName: file.name };
}
