import { data, redirect } from 'react-router';
import { requireAdmin } from '#app/accounts/viewer.server.ts';
import { EntityTabs } from '#app/entities/roster/EntityTabs.tsx';
import {
  type CalendarAnswer,
  CalendarImportSteps,
} from '#app/meetings/calendar/CalendarImportSteps.tsx';
import {
  importCalendar,
  previewCalendar,
  readEntityCalendar,
} from '#app/meetings/calendar/import-calendar.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { db } from '#app/platform/db.server.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { refusalOf } from '#app/platform/http/refuse-form.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { readUploadForm } from '#app/platform/http/upload.server.ts';
import { decodeText } from '#app/records/formats/decode-text.ts';
import { indexChangedMeetings } from '#app/search/indexing/index-changed-meetings.server.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import type { Route } from './+types/import-calendar';

const largestFile = 5 * 1024 * 1024;
const failed = 'The calendar could not be imported. Please try again.';
const tooLarge = 'The file is larger than 5 MB. Export the coming year alone.';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  requireAdmin(context, request);
  const { name, timeZone } = await orErrorPage(readEntityCalendar(db, params.entityId));
  return { name, timeZone };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { userId: actorId } = requireAdmin(context, request);
  const { entityId } = params;
  const address = `/admin/entities/${entityId}/calendar`;
  const answer = (given: CalendarAnswer, status: number) => data(given, { status });
  const refuse = (problem: string, status: number) => answer({ problem, preview: null }, status);
  try {
    const form = await readUploadForm(request, largestFile);
    if (form.get('intent') === 'import') {
      const rows = String(form.get('rows') ?? '');
      const counts = await importCalendar({ actorId, entityId, rows, also: indexChangedMeetings });
      const { added, edited, cancelled } = counts;
      const said = `${added} added, ${edited} changed, ${cancelled} cancelled`;
      showToast(context, 'success', `Meetings: ${said}`);
      return redirect(address);
    }
    const file = form.get('file');
    if (!(file instanceof File)) return refuse('Choose a file', 400);
    const { text, notes } = decodeText(new Uint8Array(await file.arrayBuffer()), file.name);
    const [plan, { timeZone }] = await Promise.all([
      previewCalendar(entityId, text),
      readEntityCalendar(db, entityId),
    ]);
    const shown = { ...plan, notes: [...notes, ...plan.notes] };
    const preview = { fileName: file.name, plan: shown, timeZone: timeZone ?? 'UTC', address };
    return answer({ preview }, 200);
  } catch (error) {
    const { message, status, code } = refusalOf(error, failed);
    return refuse(code === 'too-large' ? tooLarge : message, status);
  }
}

export function ServerComponent({ loaderData, params }: Route.ServerComponentProps) {
  return (
    <>
      <PrivateMeta title="Import Calendar" />
      <BackLink to="/admin/entities">Entities</BackLink>
      <h2 className="section-title mb-2">{loaderData.name}</h2>
      <EntityTabs entityId={params.entityId} />
      <h3 className="section-title mt-6 mb-4">Import a calendar</h3>
      <CalendarImportSteps>
        <p className="mb-6 text-muted">
          You see what would be added, changed and cancelled before anything is stored. Meetings
          that are known already are found by what the calendar calls them, or by date and title; of
          one with a record or a summary only what is missing is filled in, and nothing is deleted.{' '}
          {zoneWords(loaderData.timeZone)}
        </p>
      </CalendarImportSteps>
    </>
  );
}

const zoneWords = (timeZone: string | null) =>
  timeZone
    ? `Times without a zone are read as ${timeZone}.`
    : 'This entity has no time zone yet: choose one under Details first.';
