import { data, Form, redirect } from 'react-router';
import { z } from 'zod';
import { requireAdmin } from '#app/accounts/viewer.server.ts';
import { AskToDelete } from '#app/entities/AskToDelete.tsx';
import { readEntityForEdit } from '#app/entities/read-entity-for-edit.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readForm, unreadableForm } from '#app/platform/http/read-form.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { answerOffer } from '#app/sources/desk/answer-offer.server.ts';
import { pauseSource, removeSource, resumeSource } from '#app/sources/desk/change-source.server.ts';
import { DocumentsToSee } from '#app/sources/desk/DocumentsToSee.tsx';
import { OfferList } from '#app/sources/desk/OfferList.tsx';
import { RunList } from '#app/sources/desk/RunList.tsx';
import { readSource } from '#app/sources/desk/read-source.server.ts';
import { SourceTable } from '#app/sources/desk/SourceTable.tsx';
import { sourcePath, sourcesPath } from '#app/sources/desk/source-paths.ts';
import { startRun } from '#app/sources/runs/start-run.server.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import { KeepFresh } from '#app/ui/KeepFresh.tsx';
import { Panel } from '#app/ui/Panel.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import type { Route } from './+types/source';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  requireAdmin(context, request);
  const { entityId, sourceId } = params;
  const shown = await orErrorPage(readSource({ entityId, sourceId }));
  const { fields } = await orErrorPage(readEntityForEdit(entityId));
  const asksToRemove = new URL(request.url).searchParams.has('delete');
  return { ...shown, name: fields.entityName, zone: fields.timeZone ?? null, asksToRemove };
}

const asked = z.discriminatedUnion('intent', [
  z.object({ intent: z.enum(['run', 'pause', 'resume', 'delete']) }),
  z.object({ intent: z.enum(['take', 'leave']), uid: z.string().min(1).max(200) }),
]);

export async function action({ request, context, params }: Route.ActionArgs) {
  const { userId: actorId } = requireAdmin(context, request);
  const { entityId, sourceId } = params;
  const form = asked.safeParse(Object.fromEntries(await readForm(request)));
  if (!form.success) throw data({ message: unreadableForm }, { status: 400 });
  const own = { actorId, entityId, sourceId };
  const said = await orErrorPage(answer(own, form.data));
  showToast(context, 'success', said);
  const isGone = form.data.intent === 'delete';
  return redirect(isGone ? sourcesPath(entityId) : sourcePath(entityId, sourceId));
}

type Own = { actorId: string; entityId: string; sourceId: string };

async function answer(own: Own, form: z.infer<typeof asked>): Promise<string> {
  switch (form.intent) {
    case 'run':
      await startRun(own);
      return 'The source is being read';
    case 'pause':
      await pauseSource(own);
      return 'The source is not asked any more';
    case 'resume':
      await resumeSource(own);
      return 'The source is asked again within a minute';
    case 'delete':
      await removeSource(own);
      return 'The source was removed';
    default:
      await answerOffer({ ...own, uid: form.uid, answer: form.intent });
      return form.intent === 'take' ? 'The meeting says so now too' : 'The meeting stays as it is';
  }
}

export function ServerComponent({ loaderData, params }: Route.ServerComponentProps) {
  const { source, runs, offers, documents, name, zone, asksToRemove } = loaderData;
  const address = sourcePath(params.entityId, params.sourceId);
  const isUnderWay = runs.some(({ endedAt }) => endedAt === null);
  return (
    <div className="grid gap-8">
      <PrivateMeta title={`${source.kindName}: ${name}`} />
      {isUnderWay ? <KeepFresh seconds={2} /> : null}
      <div>
        <BackLink to={sourcesPath(params.entityId)}>{name}: sources</BackLink>
        <h2 className="section-title mb-4">{source.kindName}</h2>
        <SourceTable sources={[source]} />
        <Form method="post" action={address} className="button-row mt-4">
          <SubmitButton name="intent" value="run" pendingLabel="Starting...">
            Read It Now
          </SubmitButton>
          {source.isPaused ? (
            <SubmitButton
              variant="secondary"
              name="intent"
              value="resume"
              pendingLabel="Resuming..."
            >
              Resume
            </SubmitButton>
          ) : (
            <SubmitButton variant="secondary" name="intent" value="pause" pendingLabel="Pausing...">
              Pause
            </SubmitButton>
          )}
        </Form>
      </div>
      {offers.length > 0 ? (
        <section aria-labelledby="offers">
          <h3 id="offers" className="section-title mb-4">
            Told otherwise than here
          </h3>
          <OfferList offers={offers} zone={zone} back={address} />
        </section>
      ) : null}
      {documents.length > 0 ? (
        <section aria-labelledby="documents">
          <h3 id="documents" className="section-title mb-4">
            Documents to look at
          </h3>
          <DocumentsToSee documents={documents} />
        </section>
      ) : null}
      <section aria-labelledby="runs">
        <h3 id="runs" className="section-title mb-4">
          Runs
        </h3>
        <RunList runs={runs} back={address} />
      </section>
      <Panel title="Remove Source" id="delete-title">
        <AskToDelete
          what="Source"
          name={source.kindName}
          description="It is not asked any more. Meetings and documents that it brought stay."
          asks={asksToRemove}
          address={address}
        >
          <p>Meetings and documents that it brought stay.</p>
        </AskToDelete>
      </Panel>
    </div>
  );
}
