import { data, Link } from 'react-router';
import { requireAdmin } from '#app/accounts/viewer.server.ts';
import { formatMeetingDate } from '#app/meetings/meeting-date.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { formatMoment } from '#app/platform/moment.ts';
import { AgendaDesk } from '#app/records/kept-agenda/AgendaDesk.tsx';
import { AgendaEntryForm } from '#app/records/kept-agenda/AgendaEntryForm.tsx';
import { nameOf } from '#app/records/kept-agenda/change-entries.ts';
import {
  type KeptAgenda,
  readKeptAgenda,
} from '#app/records/kept-agenda/read-kept-agenda.server.ts';
import { shownEntries } from '#app/records/kept-agenda/shown-entry.ts';
import { TakeInAgendaForm } from '#app/records/kept-agenda/TakeInAgendaForm.tsx';
import { BackLink } from '#app/ui/BackLink.tsx';
import { Panel } from '#app/ui/Panel.tsx';
import { RefusalFocus } from '#app/ui/RefusalFocus.tsx';
import type { Route } from './+types/agenda';
import { agendaAction } from './agenda-action.server.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  requireAdmin(context, request);
  const { searchParams } = new URL(request.url);
  const agenda = await orErrorPage(readKeptAgenda(params.meetingId));
  const { title, date, governmentBody } = agenda.meeting;
  return {
    title,
    about: [title, formatMeetingDate(date), governmentBody].filter(Boolean).join(' · '),
    address: `/admin/meetings/${params.meetingId}/agenda`,
    back: `/admin/meetings/${params.meetingId}`,
    count: countOf(agenda),
    revision: agenda.revision,
    lastChange: agenda.lastChange,
    entries: shownEntries(agenda.entries),
    at: placeIn(agenda, searchParams.get('at')),
    form: formOf(agenda, searchParams),
  };
}

function placeIn({ entries }: KeptAgenda, asked: string | null): number | null {
  if (asked === null || !/^\d{1,4}$/.test(asked)) return null;
  return Number(asked) < entries.length ? Number(asked) : null;
}

/** The form of one entry, where the address asks for one. */
function formOf(agenda: KeptAgenda, search: URLSearchParams) {
  const { entries } = agenda;
  const revision = String(agenda.revision);
  if (search.has('edit')) {
    const index = placeIn(agenda, search.get('edit'));
    const entry = index === null ? undefined : entries[index];
    if (!entry) throw data({ message: 'This entry is not on the agenda.' }, { status: 404 });
    const { level: _, fullDesignator: __, ...fields } = entry;
    return {
      heading: 'Edit an entry',
      known: {
        revision,
        index: String(index),
        designator: fields.designator ?? '',
        title: fields.title,
        fileNumber: fields.fileNumber ?? '',
        sponsors: fields.sponsors.join(', '),
        recommendation: fields.recommendation ?? '',
        isHeading: fields.isHeading ? 'on' : '',
        isConsent: fields.isConsent ? 'on' : '',
      },
    };
  }
  if (!search.has('add')) return null;
  const index = placeIn(agenda, search.get('add')) ?? entries.length - 1;
  const beside = entries[index];
  return {
    heading: 'Add an entry',
    known: { revision, index: String(Math.max(index, 0)) },
    beside: beside ? nameOf(beside).slice(1, -1) : null,
  };
}

function countOf({ entries, updatedAt }: KeptAgenda): string {
  const consent = entries.filter(({ isConsent }) => isConsent).length;
  return [
    `${entries.length.toLocaleString('en-US')} ${entries.length === 1 ? 'entry' : 'entries'}`,
    consent > 0 && `${consent} on consent`,
    updatedAt && `changed ${formatMoment(updatedAt)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { userId } = requireAdmin(context, request);
  return agendaAction({ request, context, actorId: userId, meetingId: params.meetingId });
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { form, entries, address } = loaderData;
  if (form) {
    return (
      <div className="max-w-[46rem]">
        <PrivateMeta title={`${form.heading} · ${loaderData.title}`} />
        <BackLink to={address}>Agenda</BackLink>
        <h2 className="section-title mb-4">{form.heading}</h2>
        <AgendaEntryForm known={form.known} beside={form.beside} back={address} />
      </div>
    );
  }
  const hasAgenda = entries.length > 0;
  return (
    <RefusalFocus className="grid max-w-[56rem] gap-8">
      <PrivateMeta title={`Agenda · ${loaderData.title}`} />
      <header>
        <BackLink to={loaderData.back}>Review</BackLink>
        <h2 className="section-title">Agenda</h2>
        <p className="mt-1 text-muted">{loaderData.about}</p>
        {hasAgenda ? <p className="mt-1 text-muted">{loaderData.count}</p> : null}
      </header>
      {hasAgenda || loaderData.lastChange ? (
        <AgendaDesk
          entries={entries}
          revision={loaderData.revision}
          lastChange={loaderData.lastChange}
          at={loaderData.at}
        />
      ) : (
        <p>
          This meeting has no agenda yet. Take it in, or{' '}
          <Link to={`${address}?add`}>write it entry by entry</Link>.
        </p>
      )}
      <Panel title={hasAgenda ? 'Take in another agenda' : 'Take in the agenda'} id="take-in-title">
        {/* What was taken in is not offered again. */}
        <TakeInAgendaForm key={loaderData.revision} hasAgenda={hasAgenda} />
      </Panel>
    </RefusalFocus>
  );
}
