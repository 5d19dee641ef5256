import { data, Link, redirect } from 'react-router';
import { requireAdmin } from '#app/accounts/viewer.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { refusalOf } from '#app/platform/http/refuse-form.server.ts';
import { readUploadForm } from '#app/platform/http/upload.server.ts';
import { formatAgo } from '#app/platform/moment.ts';
import { readUpload } from '#app/records/read-upload.server.ts';
import { recordTypes } from '#app/records/record-types.ts';
import { keepUploads } from '#app/summaries/inbox/upload/keep-uploads.server.ts';
import {
  keptDays,
  mostBatchBytes,
  mostFileBytes,
  mostFiles,
} from '#app/summaries/inbox/upload/kept-upload.ts';
import { listOpenBatches } from '#app/summaries/inbox/upload/list-open-batches.server.ts';
import { UploadForm } from '#app/summaries/inbox/upload/UploadForm.tsx';
import { BackLink } from '#app/ui/BackLink.tsx';
import type { Route } from './+types/upload-records';

const megabytes = (bytes: number) => bytes / 1024 / 1024;
const hint = [
  `Captions, transcripts or minutes, up to ${mostFiles} files of ${megabytes(mostFileBytes)} MB and`,
  `${megabytes(mostBatchBytes)} MB together. A name with the body and the date in it, such as`,
  'boulder-city-council-2026-03-10.vtt, finds its meeting by itself.',
].join(' ');

export async function loader({ request, context }: Route.LoaderArgs) {
  const { userId } = requireAdmin(context, request);
  const batches = await listOpenBatches(userId);
  return {
    batches: batches.map(({ since, ...batch }) => ({ ...batch, since: formatAgo(since) })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { userId } = requireAdmin(context, request);
  try {
    const form = await readUploadForm(request, mostFileBytes, {
      files: mostFiles,
      bytes: mostBatchBytes,
    });
    const sent = form.getAll('records').filter((one) => typeof one !== 'string');
    const files = await Promise.all(sent.map(readUpload));
    const { batchId } = await keepUploads({ userId, files });
    return redirect(`/admin/inbox/upload/${batchId}`);
  } catch (error) {
    const { message, status } = refusalOf(error, 'The files could not be kept. Please try again.');
    const lastResult = { status: 'error' as const, error: { records: [message] } };
    return data({ lastResult }, { status });
  }
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { batches } = loaderData;
  return (
    <div className="max-w-[46rem]">
      <PrivateMeta title="Upload Records" />
      <BackLink to="/admin/inbox">Inbox</BackLink>
      <h2 className="section-title mb-4">Upload records</h2>
      {batches.length > 0 ? (
        <ul className="mb-6 grid gap-1">
          {batches.map(({ batchId, files, since }) => (
            <li key={batchId}>
              <Link to={`/admin/inbox/upload/${batchId}`}>
                {files === 1 ? '1 file' : `${files} files`} sent {since}
              </Link>{' '}
              <span className="text-muted">not dealt with yet</span>
            </li>
          ))}
        </ul>
      ) : null}
      <UploadForm recordTypes={recordTypes} hint={hint} />
      <p className="mt-6 text-muted text-sm">
        Nothing is taken in before you have seen where it goes. Files wait for {keptDays} days.
      </p>
    </div>
  );
}
