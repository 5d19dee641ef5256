import { Form, redirect } from 'react-router';
import { requireAdmin } from '#app/accounts/viewer.server.ts';
import { listGovernmentBodies } from '#app/meetings/government-body.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { refusalOf } from '#app/platform/http/refuse-form.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { formatMoment } from '#app/platform/moment.ts';
import { confirmUploads } from '#app/summaries/inbox/upload/confirm-uploads.server.ts';
import { readBatch } from '#app/summaries/inbox/upload/read-batch.server.ts';
import { UploadList } from '#app/summaries/inbox/upload/UploadList.tsx';
import { readChoices } from '#app/summaries/inbox/upload/upload-form.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import { KeepFresh } from '#app/ui/KeepFresh.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import type { Route } from './+types/uploaded-records';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { userId } = requireAdmin(context, request);
  const [batch, bodies] = await Promise.all([
    orErrorPage(readBatch({ userId, batchId: params.batchId })),
    listGovernmentBodies(),
  ]);
  return { ...batch, bodies, expires: formatMoment(batch.expiresAt) };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { userId } = requireAdmin(context, request);
  const choices = readChoices(await readForm(request));
  try {
    const { taking, left } = await confirmUploads({ userId, batchId: params.batchId, choices });
    const said = [
      taking > 0 ? `${filesOf(taking)} being taken in` : null,
      left > 0 ? `${filesOf(left)} left out` : null,
    ].filter(Boolean);
    if (said.length > 0) showToast(context, 'success', said.join(', '));
    else showToast(context, 'info', 'Say where at least one file belongs');
  } catch (error) {
    showToast(
      context,
      'error',
      refusalOf(error, 'That did not work. Nothing was changed.').message,
    );
  }
  // Whatever stood in the address: a header has no other letters.
  return redirect(`/admin/inbox/upload/${encodeURIComponent(params.batchId)}`);
}

const filesOf = (count: number) => (count === 1 ? '1 file is' : `${count} files are`);

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { uploads, bodies, expires } = loaderData;
  const count = (...states: string[]) =>
    uploads.filter(({ state }) => states.includes(state)).length;
  const [open, underWay] = [count('read', 'refused'), count('waiting', 'taking')];
  return (
    <>
      <PrivateMeta title="Uploaded Records" />
      <BackLink to="/admin/inbox/upload">Upload records</BackLink>
      <h2 className="section-title">Where each file belongs</h2>
      <p role="status" className="mt-1 mb-4 text-muted">
        {[
          [count('taken'), 'taken in'],
          [open, 'to decide'],
          [underWay, 'under way'],
          [count('unreadable'), 'could not be read'],
          [count('left'), 'left out'],
        ]
          .flatMap(([number, words]) => (number ? `${number} ${words}` : []))
          .join(', ')}
        . {open > 0 ? `What is not decided is deleted ${expires}.` : null}
      </p>
      {underWay > 0 ? <KeepFresh seconds={2} isTypedIn={open > 0} /> : null}
      <Form method="post">
        <UploadList uploads={uploads} bodies={bodies} />
        <datalist id="upload-bodies">
          {(bodies ?? []).map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        {open > 0 ? (
          <div className="button-row mt-4">
            <SubmitButton pendingLabel="Taking in...">Take In</SubmitButton>
          </div>
        ) : null}
      </Form>
    </>
  );
}
